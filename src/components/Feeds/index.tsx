import { Message, useLanguage, useTranslate } from "../../i18n";
import {
  calendarNames,
  calendarType,
  type FeedScope,
  feedScopes,
  feedType,
  getCalendarPath,
  getFeedPath,
  isOfList,
} from "../../site/feeds";
import { Section } from "../Section";
import * as styles from "./index.module.css";

/** Renders links to the feeds of every kind and to the calendars. */
export function Feeds() {
  const language = useLanguage();
  const nameOf = useFeedName();
  const translate = useTranslate();
  return (
    <Section id="follow" title="news.follow" className={styles.feeds}>
      <p>
        <Message id="news.followHelp" />
      </p>
      <ul className={styles.list}>
        {feedScopes.map((scope) => (
          <li key={scope}>
            <a href={getFeedPath(scope, language)} type={feedType}>
              {nameOf(scope)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <Message id="news.calendarHelp" />
      </p>
      <ul className={styles.list}>
        {calendarNames.map((name) => (
          <li key={name}>
            <a href={getCalendarPath(name, language)} type={calendarType}>
              {isOfList(name) ? (
                <Message id="news.calendarOf" values={{ list: translate(`menu.${name}`) }} />
              ) : (
                <Message id={`news.calendar-${name}`} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useFeedName() {
  const translate = useTranslate();
  return (scope: FeedScope) =>
    scope === "all" ? translate("news.all") : translate("news.feedOf", { kind: translate(`kind.${scope}`) });
}

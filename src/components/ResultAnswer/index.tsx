import { finderAttribute } from "../../app/app-loader";
import { missingAttribute } from "../../app/find-row.inline";
import { Message, useFormats, useTranslate } from "../../i18n";
import type { PageContent } from "../../page-data/contents";
import { MarkSourceLinks } from "../MarkSources";
import { RouteLink } from "../RouteLink";
import { Section } from "../Section";
import { TranslatedText } from "../TranslatedText";
import { UntilDay } from "../UntilDay";
import * as styles from "./index.module.css";

type Answer = PageContent<"result">;

/**
 * Renders the answers of a result for candidates: the form to find a line, where marks are, and the last day for a
 * re-count.
 */
export function ResultAnswer({ markSources, recounts, hasNumbers }: Answer) {
  return (
    <div className={styles.answer}>
      {hasNumbers && <LineFinder />}
      {(markSources.length > 0 || recounts.length > 0) && (
        <Section id="next" title="results.next" className="card">
          <dl className={styles.next}>
            {markSources.length > 0 && (
              <div>
                <dt>
                  <Message id="results.sources" />
                </dt>
                <dd>
                  <MarkSourceLinks sources={markSources} />
                </dd>
              </div>
            )}
            {recounts.map((recount) => (
              <div key={recount.key}>
                <dt>
                  <RouteLink to={{ route: "services", entry: recount.key }}>
                    <TranslatedText value={recount.title} />
                  </RouteLink>
                </dt>
                <dd>
                  <LastDay {...recount} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </div>
  );
}

/** Renders until when people may apply after a result; the number of days alone if its day is not known. */
function LastDay({ days, until, isOver }: Answer["recounts"][number]) {
  const { date, number } = useFormats();
  if (!until) return <Message id="results.within" values={{ days: number(days) }} />;
  const values = { days: number(days), date: date(until) };
  return (
    <UntilDay
      day={until}
      isOver={isOver}
      before={<Message id="results.until" values={values} />}
      after={<Message id="results.over" values={values} />}
    />
  );
}

/** Renders the form that finds the line of a roll number, by an inline script. */
function LineFinder() {
  const translate = useTranslate();
  return (
    <form className={`card ${styles.finder}`} data-needs-script="" {...{ [finderAttribute]: "" }}>
      <label htmlFor="roll">
        <Message id="results.roll" />
      </label>
      <div className={styles.row}>
        <input id="roll" inputMode="numeric" autoComplete="off" maxLength={40} />
        <button type="submit" className="button">
          <Message id="results.find" />
        </button>
      </div>
      <output
        htmlFor="roll"
        {...{ [missingAttribute]: translate("results.missing") }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the answer of the script alone.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </form>
  );
}

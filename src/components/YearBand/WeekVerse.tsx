import { Message } from "../../i18n";
import type { PageContent } from "../../page-data/contents";
import { getEntryTarget } from "../../site/paths";
import { RouteLink } from "../RouteLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./verse.module.css";

/**
 * Renders the verse of the week with its meaning and its work, and a link to its page, where it can be sent or printed.
 * An inline script shows the next one from Monday. Without verses nothing is shown.
 */
export function WeekVerse({ verses }: Pick<PageContent<"home">, "verses">) {
  const [first] = verses;
  if (!first) return null;
  return (
    <aside aria-labelledby="verse" className={styles.verse}>
      <h2 id="verse">
        <Message id="home.verse" />
      </h2>
      {verses.map(({ key, route, until, verse, meaning, work }) => (
        <div key={until} data-next="verse" data-until={until} hidden={until !== first.until}>
          <p lang={verse.lang} className={styles.lines}>
            {verse.lines.split(/(.*?।) /u).map((half) => half && <span key={half}>{half}</span>)}
          </p>
          <p lang={meaning.lang}>{meaning.lines}</p>
          <p className={styles.work}>
            <TranslatedText value={work} />
          </p>
          <p className={styles.links}>
            <RouteLink to={getEntryTarget(route, key)}>
              <Message id="home.verseUse" />
            </RouteLink>
            <RouteLink to={route}>
              <Message id="home.verseAll" />
            </RouteLink>
          </p>
        </div>
      ))}
    </aside>
  );
}

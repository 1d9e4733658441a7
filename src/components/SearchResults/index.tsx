import { useFormats, useLanguage, useWords, Word } from "../../i18n";
import type { HitGroup, SearchAnswer } from "../../search/answer";
import type { KindName } from "../../search/format";
import type { LocaleCode } from "../../site/locales";
import { HitView } from "./HitView";
import * as styles from "./index.module.css";

interface Props {
  readonly answer: SearchAnswer;
  /** Asks for all answers of a kind. */
  readonly onOpen: (kind: KindName) => void;
}

/** What was found: the page's language first, in it kind by kind, the kind with the best answer first. */
export function SearchResults({ answer, onOpen }: Props) {
  const own = useLanguage();
  const words = useWords();
  return (
    <>
      {answer.languages.map(({ language, groups }) =>
        language === own ? (
          groups.map((group) => <Group key={group.kind} group={group} language={language} level="h2" onOpen={onOpen} />)
        ) : (
          <section key={language} aria-labelledby={`in-${language}`} className={styles.language}>
            <h2 id={`in-${language}`}>
              <Word id="search.alsoIn" values={{ language: words(`language.${language}`) }} />
            </h2>
            {groups.map((group) => (
              <Group key={group.kind} group={group} language={language} level="h3" onOpen={onOpen} />
            ))}
          </section>
        ),
      )}
    </>
  );
}

interface GroupProps {
  readonly group: HitGroup;
  readonly language: LocaleCode;
  readonly level: "h2" | "h3";
  readonly onOpen: (kind: KindName) => void;
}

function Group({ group: { kind, total, hits }, language, level: Heading, onOpen }: GroupProps) {
  const { number } = useFormats();
  const id = `found-${language}-${kind}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={styles.heading}>
        <Word id={kind === "pages" ? "search.pages" : `menu.${kind}`} />{" "}
        <span className={styles.count}>({number(total)})</span>
      </Heading>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <HitView key={hit.key} hit={hit} language={language} />
        ))}
      </ul>
      {total > hits.length && (
        <button type="button" className={styles.all} aria-describedby={id} onClick={() => onOpen(kind)}>
          <Word id="search.all" values={{ shown: number(total) }} />
        </button>
      )}
    </section>
  );
}

import { useIncrementalRender } from "../../app/hooks";
import { Message, useFormats, useLanguage, useTranslate } from "../../i18n";
import type { HitGroup, LanguageAnswer, SearchAnswer } from "../../search/answer";
import type { RecordKind } from "../../search/format";
import type { LocaleCode } from "../../site/locales";
import * as styles from "./index.module.css";
import { SearchResult } from "./SearchResult";

interface Props {
  readonly answer: SearchAnswer;
  /** Called to request all answers of a kind. */
  readonly onOpen: (kind: RecordKind) => void;
}

/** The number of results rendered per frame after those on the first screen. */
const step = 12;

/** The minimum height of a result, in CSS pixels. */
const leastHeight = 80;

/**
 * Renders the search results grouped by kind. The page's language is first, and in it the kind with the best result.
 */
export function SearchResults({ answer, onOpen }: Props) {
  const own = useLanguage();
  const translate = useTranslate();
  const total = answer.languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits)).length;
  const first = () => Math.ceil(window.innerHeight / leastHeight);
  const count = useIncrementalRender(answer, { first, step, total }, isOfSameQuery);
  return (
    <>
      {beginningOf(answer.languages, count).map(({ language, groups }) =>
        language === own ? (
          groups.map((group) => <Group key={group.kind} group={group} language={language} level="h2" onOpen={onOpen} />)
        ) : (
          <section key={language} aria-labelledby={`in-${language}`} className={styles.language}>
            <h2 id={`in-${language}`}>
              <Message id="search.alsoIn" values={{ language: translate(`language.in-${language}`) }} />
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

/**
 * Checks whether two answers have the same query. Rendered results then stay when all results of a kind are requested.
 */
function isOfSameQuery(one: SearchAnswer, other: SearchAnswer): boolean {
  return one.query === other.query;
}

/** A group with the number of its answers to render. */
interface DrawnGroup extends HitGroup {
  readonly drawn: number;
}

/** Returns the first `count` answers, within their languages and groups. */
function beginningOf(languages: readonly LanguageAnswer[], count: number) {
  let left = count;
  return languages.flatMap(({ language, groups }) => {
    const begun = groups.flatMap((group): DrawnGroup[] => {
      const drawn = Math.min(left, group.hits.length);
      left -= drawn;
      return drawn === 0 ? [] : [{ ...group, drawn }];
    });
    return begun.length === 0 ? [] : [{ language, groups: begun }];
  });
}

interface GroupProps {
  readonly group: DrawnGroup;
  readonly language: LocaleCode;
  readonly level: "h2" | "h3";
  readonly onOpen: (kind: RecordKind) => void;
}

function Group({ group: { kind, total, hits, drawn }, language, level: Heading, onOpen }: GroupProps) {
  const { number } = useFormats();
  const id = `found-${language}-${kind}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={styles.heading}>
        <Message id={kind === "pages" ? "search.pages" : `menu.${kind}`} />{" "}
        <span className={styles.count}>({number(total)})</span>
      </Heading>
      <ul className={`plainList ${styles.hits}`}>
        {hits.slice(0, drawn).map((hit) => (
          <SearchResult key={hit.key} hit={hit} language={language} />
        ))}
      </ul>
      {drawn === hits.length && total > hits.length && (
        <button type="button" className="button plain" aria-describedby={id} onClick={() => onOpen(kind)}>
          <Message id="search.all" values={{ shown: number(total) }} />
        </button>
      )}
    </section>
  );
}

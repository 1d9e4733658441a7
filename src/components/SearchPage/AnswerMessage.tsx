import type { ReactNode, RefObject } from "react";
import { Message, useFormats, useLanguage } from "../../i18n";
import type { SearchAnswer } from "../../search/answer";
import { pathTo } from "../../site/paths";
import * as styles from "./index.module.css";

interface Props {
  readonly answer: SearchAnswer;
  /** Receives the heading of the answers. */
  readonly heading: RefObject<HTMLElement>;
}

/** Renders how many results an answer has, what it lacks, and links to other queries that may be meant. */
export function AnswerMessage({
  answer: { query, coverage, languages, missing, lacking, near, unknownDay },
  heading,
}: Props) {
  const { number, date } = useFormats();
  const words = missing.filter((word) => word !== unknownDay?.written);
  const total = languages.reduce((sum, language) => sum + language.total, 0);
  const notes: Readonly<Record<SearchAnswer["coverage"], ReactNode>> = {
    all: null,
    fuzzy: <Message id="search.forgiven" />,
    some: (
      <>
        <Message id="search.some" />
        {words.length > 0 && (
          <>
            {" "}
            <Message id="search.missing" values={{ words: words.join(", ") }} />
          </>
        )}
        {lacking.length > 0 && (
          <>
            {" "}
            <Message id="search.lacking" values={{ words: lacking.join(", ") }} />
          </>
        )}
      </>
    ),
    none: <Message id="search.nothingHelp" />,
  };
  return (
    <>
      <strong ref={heading} tabIndex={-1}>
        {coverage === "none" ? (
          <Message id="search.nothing" values={{ query }} />
        ) : (
          <Message id="search.found" values={{ count: total, shown: number(total), query }} />
        )}
      </strong>
      {notes[coverage] && <p className={styles.note}>{notes[coverage]}</p>}
      {near !== query && (
        <p>
          <Message id="search.near" /> <SearchLink query={near} text={near} />
        </p>
      )}
      {unknownDay && (
        <p>
          <Message id="search.unknownDay" values={{ day: date(unknownDay.day) }} />{" "}
          {unknownDay.nearest && (
            <>
              <Message id="search.nearestDay" />{" "}
              <SearchLink
                query={query.normalize("NFC").replace(unknownDay.written, date(unknownDay.nearest))}
                text={date(unknownDay.nearest)}
              />
            </>
          )}
        </p>
      )}
    </>
  );
}

/** Renders a link to the answers to another query. */
function SearchLink({ query, text }: { readonly query: string; readonly text: string }) {
  return <a href={`${pathTo("search", useLanguage())}?${new URLSearchParams({ q: query })}`}>{text}</a>;
}

import { Fragment, type ReactNode } from "react";
import { Message, useFormats, useLanguage } from "../../i18n";
import { createHeadingId } from "../../markup/headings";
import type { Hit, TextSegment } from "../../search/answer";
import type { LocaleCode } from "../../site/locales";
import { getEntryTarget, parsePageKey, pathTo, type Target } from "../../site/paths";
import { useDocumentFacts } from "../DocumentLink";
import { SpecimenTag } from "../Specimen";
import * as styles from "./index.module.css";

interface Props {
  readonly hit: Hit;
  /** The language of the target page. */
  readonly language: LocaleCode;
}

/** Renders a search result: its title as a link, its facts, and the text around the query. */
export function SearchResult({ hit, language }: Props) {
  const own = useLanguage();
  const { year } = useFormats();
  const documentMetadata = useDocumentFacts();
  const lang = hit.language === own ? undefined : hit.language;
  const { document } = hit;
  const facts: ReactNode[] = [
    ...(hit.year === undefined ? [] : [year(hit.year)]),
    ...(document
      ? [documentMetadata({ ...document, bytes: document.kilobytes * 1024, pages: null, language: null })]
      : []),
    ...hit.details.map((runs) => (
      <span key={textOf(runs)} lang={lang}>
        <Runs runs={runs} />
      </span>
    )),
  ];
  return (
    <li className={styles.hit}>
      <a
        className={styles.title}
        href={pathTo(targetOf(hit), language)}
        hrefLang={language === own ? undefined : language}
      >
        <span lang={lang}>
          <Runs runs={hit.title} />
        </span>
      </a>{" "}
      {hit.specimen && <SpecimenTag />}{" "}
      {hit.archived && (
        <span className={styles.archived}>
          <Message id="listing.archived" />
        </span>
      )}
      {facts.length > 0 && (
        <p className="quiet">
          {facts.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id and change only together.
            <Fragment key={place}>
              {place > 0 && "\u00a0· "}
              {fact}
            </Fragment>
          ))}
        </p>
      )}
      {hit.text.length > 0 && (
        <p lang={lang}>
          <Runs runs={hit.text} />
        </p>
      )}
    </li>
  );
}

function Runs({ runs }: { readonly runs: readonly TextSegment[] }) {
  return (
    <>
      {runs.map(({ text, marked }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and change only together.
        marked ? <mark key={place}>{text}</mark> : text,
      )}
    </>
  );
}

function textOf(runs: readonly TextSegment[]): string {
  return runs.map(({ text }) => text).join("");
}

function targetOf({ kind, key, heading }: Hit): Target {
  const fragment = heading === undefined ? {} : { fragment: createHeadingId(heading) };
  if (kind !== "pages") return { ...getEntryTarget(kind, key), ...fragment };
  const page = parsePageKey(key);
  if (!page) throw new Error(`The search found a page that does not exist: ${key}`);
  return page;
}

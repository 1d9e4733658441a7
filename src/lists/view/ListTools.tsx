import { useState } from "react";
import { limitRetries } from "../../app/limit-retries";
import { Message, useFormats, useLanguage, useTranslate } from "../../i18n";
import type { Column } from "../columns";
import type { ValueLabels } from "../engine/table-options";
import { isUnfiltered, type ListQuery } from "../query-string";
import type { ListRow } from "../rows";
import * as styles from "./list.module.css";

const loadDownload = limitRetries(() => import("../download"));

/** The download formats. */
const formats = [
  { ending: "csv", type: "text/csv;charset=utf-8", word: "listing.downloadCsv" },
  { ending: "json", type: "application/json", word: "listing.downloadJson" },
] as const;

interface Props {
  readonly columns: readonly Column[];
  readonly labels: ValueLabels;
  /** Returns all found rows, of all pages. */
  readonly rows: () => readonly ListRow[] | Promise<readonly ListRow[]>;
  /** Returns the path of an entry's page by key, if entries have pages. */
  readonly urlOfEntry: ((key: string) => string) | undefined;
}

/** Renders buttons that download the found entries. The code that creates the files loads on request. */
export function Downloads({ columns, labels, rows, urlOfEntry }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);

  const download = async ({ ending, type }: (typeof formats)[number]) => {
    setFailed(false);
    try {
      const { listAsCsv, listAsJson, save } = await loadDownload();
      const page = window.location.pathname.replace(/\/page\/\d+$/, "");
      const source = {
        columns,
        labels,
        rows: await rows(),
        headingOf: ({ heading }: Column) => translate(heading),
        urlHeading: translate("listing.address"),
        urlOf: (key: string) => `${window.location.origin}${urlOfEntry?.(key) ?? `${page}#${key}`}`,
      };
      const text = ending === "csv" ? listAsCsv(source) : listAsJson(source);
      const name = page.slice(page.lastIndexOf("/") + 1).toLowerCase() || "list";
      save(text, `${name}-${language}.${ending}`, type);
    } catch (error) {
      setFailed(true);
      console.error(error);
    }
  };

  return (
    <details className={styles.downloads}>
      <summary className="chevron">
        <Message id="listing.download" />
      </summary>
      {formats.map((format) => (
        <button key={format.ending} type="button" className="button plain" onClick={() => void download(format)}>
          <Message id={format.word} />
        </button>
      ))}
      {hasFailed && (
        <span role="alert">
          <Message id="listing.downloadFailed" />
        </span>
      )}
    </details>
  );
}

interface StatusProps {
  readonly query: ListQuery;
  readonly found: number;
  readonly total: number;
  /** The numbers of the first and last visible row, if not all found rows are visible. */
  readonly range?: { readonly first: number; readonly last: number } | undefined;
  /** True while the answer is pending. */
  readonly isLoading: boolean;
  /** True if the data or code of the answer failed to load; `retry` requests it again. */
  readonly hasFailed?: boolean | undefined;
  readonly retry: () => void;
}

/** Renders the number of entries found, a loading message or an error with a retry button. */
export function ListStatus({ query, found, total, range, isLoading, hasFailed, retry }: StatusProps) {
  const { number } = useFormats();
  if (hasFailed) {
    return (
      <>
        <Message id="listing.failed" />{" "}
        <button type="button" className="button plain" onClick={retry}>
          <Message id="loading.retry" />
        </button>
      </>
    );
  }
  if (isLoading) return <Message id="listing.fetching" />;
  const values = { count: found, shown: number(found), total: number(total) };
  return (
    <>
      <Message id={isUnfiltered(query) ? "listing.count" : "listing.filtered"} values={values} />
      {range && (
        <>
          {" · "}
          <Message id="listing.range" values={{ first: number(range.first), last: number(range.last) }} />
        </>
      )}
    </>
  );
}

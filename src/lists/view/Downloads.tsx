import { useState } from "react";
import { Message, useLanguage, useTranslate } from "../../i18n";
import type { Column } from "../columns";
import type { ValueLabels } from "../engine/table-options";
import type { ListRow } from "../rows";
import * as styles from "./list.module.css";

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
      const { listAsCsv, listAsJson, save } = await import("../download");
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

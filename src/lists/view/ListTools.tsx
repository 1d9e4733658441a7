import { useState } from "react";
import { limitRetries } from "../../app/limit-retries";
import { Message, useFormats, useLanguage, useTranslate } from "../../i18n";
import { getCsvPath, getJsonPath } from "../../site/open-data";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import type { Column } from "../columns";
import type { ValueLabels } from "../engine/table-options";
import { isUnfiltered, type ListQuery } from "../query-string";
import { getRowTarget } from "../row-target";
import type { ListRow } from "../rows";
import * as styles from "./list.module.css";

const loadDownload = limitRetries(() => import("../download"));

interface Props {
  readonly route: RouteId;
  readonly columns: readonly Column[];
  readonly labels: ValueLabels;
  /** Returns the found rows of all pages; omitted if the list is whole. */
  readonly found?: (() => readonly ListRow[] | Promise<readonly ListRow[]>) | undefined;
}

/**
 * Renders the links to the list as files. For a filtered list renders a button that downloads the found entries; its code
 * loads on request.
 */
export function Downloads({ route, columns, labels, found }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);

  const download = async (rows: NonNullable<typeof found>) => {
    setFailed(false);
    try {
      const { formatCsvOfList, save } = await loadDownload();
      const text = formatCsvOfList({
        ...{ columns, labels, rows: await rows(), origin: window.location.origin },
        headingOf: ({ heading }: Column) => translate(heading),
        specimen: translate("listing.specimen"),
        urlHeading: translate("listing.address"),
        pathOf: (key: string) => pathTo(getRowTarget(route, key), language),
      });
      save(text, `${route}-${language}.csv`, "text/csv;charset=utf-8");
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
      {found ? (
        <button type="button" className="button plain" onClick={() => void download(found)}>
          <Message id="listing.downloadCsv" />
        </button>
      ) : (
        <>
          <a className="button plain" href={getCsvPath(route, language)} download>
            <Message id="listing.downloadCsv" />
          </a>
          <a className="button plain" href={getJsonPath(route)} download>
            <Message id="listing.downloadJson" />
          </a>
        </>
      )}
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
          {"\u00a0· "}
          <Message id="listing.range" values={{ first: number(range.first), last: number(range.last) }} />
        </>
      )}
    </>
  );
}

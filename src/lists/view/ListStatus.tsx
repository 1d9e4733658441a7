import { Message, useFormats } from "../../i18n";
import { isUnfiltered, type ListQuery } from "../query-string";

interface Props {
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
export function ListStatus({ query, found, total, range, isLoading, hasFailed, retry }: Props) {
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

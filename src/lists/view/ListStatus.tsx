import { Message, useFormats } from "../../i18n";
import { isUnfiltered, type ListQuery } from "../query-string";

interface Props {
  readonly query: ListQuery;
  readonly found: number;
  readonly total: number;
  /** The numbers of the first and the last row shown, where more are found than are shown. */
  readonly range?: { readonly first: number; readonly last: number } | undefined;
  /** True while the answer is pending. */
  readonly isLoading: boolean;
  /** True if the data or code of the answer did not arrive; `retry` requests it again. */
  readonly hasFailed?: boolean | undefined;
  readonly retry: () => void;
}

/** Says how many entries are found, that they are fetched, or that they did not arrive. */
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

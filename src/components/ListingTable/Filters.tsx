import { useCallback } from "react";
import { useWords, Word } from "../../i18n";
import { useLatest } from "../useLatest";
import type { ListingRequest } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { FacetChoice } from "./FacetChoice";
import * as styles from "./filters.module.css";
import type { FacetOption } from "./useListing";
import type { Ask } from "./useRequest";

/** A page has one list that can be asked; a row's key has no colon. */
const idOf = (part: string) => `filter:${part}`;

interface Props<Row extends ListingRow> {
  readonly facets: readonly { readonly column: ListingColumn<Row>; readonly options: readonly FacetOption[] }[];
  readonly request: ListingRequest;
  readonly ask: Ask;
  /** Called when the visitor turns to the search, before anything is asked for. */
  readonly onTurnTo?: (() => void) | undefined;
}

/** The words to find and the facets of a listing. Without scripts it is not shown: then the whole list stands below. */
export function Filters<Row extends ListingRow>({ facets, request, ask, onTurnTo }: Props<Row>) {
  const words = useWords();
  const latest = useLatest(request);
  const choose = useCallback(
    (facet: string, value: string) => {
      const { [facet]: _, ...others } = latest.current.facets;
      const chosen = value === "" ? others : { ...others, [facet]: value };
      ask({ ...latest.current, page: undefined, facets: chosen }, "push");
    },
    [ask, latest],
  );
  // biome-ignore-start lint/a11y/useSemanticElements: <search> is too new for the browsers this site is read with.
  return (
    <div role="search" className={styles.filters} data-needs-script="" aria-label={words("listing.filters")}>
      <div className={styles.field}>
        <label htmlFor={idOf("q")} className={styles.label}>
          <Word id="listing.search" />
        </label>
        <input
          id={idOf("q")}
          type="search"
          className={styles.input}
          value={request.q}
          autoComplete="off"
          onFocus={onTurnTo}
          onChange={(event) => ask({ ...request, page: undefined, q: event.currentTarget.value }, "type")}
        />
      </div>
      {facets.map(({ column: { id, heading }, options }) => (
        <FacetChoice
          key={id}
          id={idOf(id)}
          facet={id}
          heading={heading}
          options={options}
          chosen={request.facets[id] ?? ""}
          onChoose={choose}
        />
      ))}
    </div>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: as above.
}

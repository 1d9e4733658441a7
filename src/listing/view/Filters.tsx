import { useCallback } from "react";
import { useLatest } from "../../app/useLatest";
import { Message, useFormats, useTranslate } from "../../i18n";
import type { Column } from "../columns";
import type { FacetOption } from "../facet-options";
import type { ListQuery } from "../query-string";
import type { SetQuery } from "../useListQuery";
import { FacetChoice } from "./FacetChoice";
import * as styles from "./filters.module.css";

/** A page has one list that can be asked; a row's key has no colon. */
const idOf = (part: string) => `filter:${part}`;

interface Props {
  readonly facets: readonly { readonly column: Column; readonly options: readonly FacetOption[] }[];
  readonly query: ListQuery;
  readonly setQuery: SetQuery;
  /** True if the facets and the sort buttons are visible on a narrow screen. */
  readonly isOpen: boolean;
  /** Shows or hides them; left out where the list has none. */
  readonly onToggle: (() => void) | undefined;
  /** Called when the visitor goes to the search, before anything is asked for. */
  readonly onFirstInteraction?: (() => void) | undefined;
}

/**
 * The words to find and the facets of a listing: beside the rows, or on a narrow screen above them with the facets behind a
 * button. Without scripts it is not shown: then the whole list stands there.
 */
export function Filters({ facets, query, setQuery, isOpen, onToggle, onFirstInteraction }: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  const latest = useLatest(query);
  const active = Object.keys(query.facets).length;
  const choose = useCallback(
    (facet: string, value: string) => {
      const { [facet]: _, ...others } = latest.current.facets;
      const chosen = value === "" ? others : { ...others, [facet]: value };
      setQuery({ ...latest.current, page: undefined, facets: chosen }, "push");
    },
    [setQuery, latest],
  );
  // biome-ignore-start lint/a11y/useSemanticElements: <search> is too new for the browsers this site is read with.
  return (
    <div role="search" className={styles.filters} data-needs-script="" aria-label={translate("listing.filters")}>
      <div className={styles.field}>
        <label htmlFor={idOf("q")} className={styles.label}>
          <Message id="listing.search" />
        </label>
        <input
          id={idOf("q")}
          type="search"
          className={styles.input}
          value={query.q}
          placeholder={translate("listing.search")}
          autoComplete="off"
          onFocus={onFirstInteraction}
          onChange={(event) => setQuery({ ...query, page: undefined, q: event.currentTarget.value }, "type")}
        />
      </div>
      {onToggle && (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={idOf("facets")}
          onClick={onToggle}
        >
          <Message id="listing.refine" /> {active > 0 && <span className={styles.active}>{number(active)}</span>}
        </button>
      )}
      <div id={idOf("facets")} className={styles.facets}>
        {facets.map(({ column: { id, heading }, options }) => (
          <FacetChoice
            key={id}
            id={idOf(id)}
            facet={id}
            heading={heading}
            options={options}
            chosen={query.facets[id] ?? ""}
            onChoose={choose}
          />
        ))}
      </div>
    </div>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: as above.
}

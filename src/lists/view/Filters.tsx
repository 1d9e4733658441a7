import { type ReactNode, useCallback, useRef } from "react";
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

/** Up to this number of values, each is one touch away; a list offers one facet so. */
const maxChips = 9;

interface Props {
  readonly facets: readonly { readonly column: Column; readonly options: readonly FacetOption[] }[];
  readonly query: ListQuery;
  readonly setQuery: SetQuery;
  /** The number of entries found. */
  readonly found: number;
  /** True if the facets and the sort buttons are visible on a narrow screen. */
  readonly isOpen: boolean;
  /** Shows or hides them; left out where the list has none. */
  readonly onToggle: (() => void) | undefined;
  /** Called when the visitor goes to the search, before anything is asked for. */
  readonly onFirstInteraction?: (() => void) | undefined;
  /** What is said of the entries found, beside the facets. */
  readonly children: ReactNode;
}

/**
 * The words to find and the facets of a list, above its rows; on a narrow screen the facets are behind a button. Without
 * scripts it is not shown: then the whole list stands there.
 */
export function Filters({ query, setQuery, found, isOpen, onToggle, onFirstInteraction, children, ...props }: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  const latest = useLatest(query);
  const opener = useRef<HTMLButtonElement>(null);
  const active = Object.keys(query.facets).length;
  const facets = props.facets.filter(({ options }) => options.length > 1);
  const asChips = facets.find(({ options }) => options.length <= maxChips);
  const choose = useCallback(
    (facet: string, value: string) => {
      const { [facet]: _, ...others } = latest.current.facets;
      const chosen = value === "" ? others : { ...others, [facet]: value };
      setQuery({ ...latest.current, page: undefined, facets: chosen }, "push");
    },
    [setQuery, latest],
  );
  const close = () => {
    onToggle?.();
    opener.current?.focus();
  };
  // biome-ignore-start lint/a11y/useSemanticElements: <search> is too new for the browsers this site is read with.
  return (
    <div role="search" className={styles.filters} data-needs-script="" aria-label={translate("listing.filters")}>
      <div className={styles.field}>
        <label htmlFor={idOf("q")}>
          <Message id="listing.search" />
        </label>
        <input
          id={idOf("q")}
          type="search"
          value={query.q}
          autoComplete="off"
          onFocus={onFirstInteraction}
          onChange={(event) => setQuery({ ...query, page: undefined, q: event.currentTarget.value }, "type")}
        />
      </div>
      {onToggle && (
        <button
          ref={opener}
          type="button"
          className={`button plain ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls={idOf("facets")}
          onClick={onToggle}
        >
          <Message id="listing.refine" /> {active > 0 && <span className={styles.active}>{number(active)}</span>}
        </button>
      )}
      <div id={idOf("facets")} className={styles.facets}>
        {facets.map((facet) => (
          <FacetChoice
            key={facet.column.id}
            id={idOf(facet.column.id)}
            facet={facet.column.id}
            heading={facet.column.heading}
            options={facet.options}
            chosen={query.facets[facet.column.id] ?? ""}
            hasChips={facet === asChips}
            onChoose={choose}
          />
        ))}
        {onToggle && (
          <button type="button" className={`button ${styles.closer}`} onClick={close}>
            <Message id="listing.show" values={{ count: found, shown: number(found) }} />
          </button>
        )}
      </div>
      {children}
    </div>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: as above.
}

import { type ReactNode, useCallback, useRef } from "react";
import { Message, useFormats, useTranslate } from "../../i18n";
import { maxQueryLength } from "../../site/listing";
import type { Column } from "../columns";
import type { FacetOption } from "../groups";
import type { ListQuery } from "../query-string";
import type { SetQuery } from "../useListQuery";
import { FacetLinks, type FacetPlaces } from "./FacetLinks";
import * as styles from "./filters.module.css";

/** Returns the id of a control. A page has only one list with filters, and row keys have no colon. */
const idOf = (part: string) => `filter:${part}`;

/** Maximum values of a facet shown without folding. Only one facet of a list is not folded. */
const maxChips = 9;

interface Props {
  readonly facets: readonly { readonly column: Column; readonly options: readonly FacetOption[] }[];
  readonly places: FacetPlaces;
  readonly query: ListQuery;
  readonly setQuery: SetQuery;
  /** The number of entries found. */
  readonly found: number;
  /** True if the facets and sort buttons are visible on a narrow screen. */
  readonly isOpen: boolean;
  /** Shows or hides facets and sort buttons; omitted if the list has none. */
  readonly onToggle: (() => void) | undefined;
  /** Called when the visitor types, whose answer the facets would cover. */
  readonly onType: () => void;
  /** Called when the visitor focuses the search box, before any query. */
  readonly onFirstInteraction?: (() => void) | undefined;
  /** The icon in the search box. */
  readonly magnifier: ReactNode;
  /** The status and downloads, next to the facets. */
  readonly children: ReactNode;
}

/**
 * Renders the search box and facets of a list. On a narrow screen the facets are behind a button. Without scripts the
 * facets are visible, and their values with a page work.
 */
export function Filters({
  query,
  setQuery,
  places,
  found,
  isOpen,
  onToggle,
  onType,
  onFirstInteraction,
  magnifier,
  children,
  ...props
}: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  const opener = useRef<HTMLButtonElement>(null);
  const active = Object.keys(query.facets).length + (places.ofPage ? 1 : 0);
  const facets = props.facets.filter(({ options }) => options.length > 1);
  const asChips = facets.find(({ options }) => options.length <= maxChips);
  // The chips follow the others in a line of their own, as they are seen.
  const inOrder = [...facets.filter((facet) => facet !== asChips), ...(asChips ? [asChips] : [])];
  const choose = useCallback((next: ListQuery) => setQuery(next, "push"), [setQuery]);
  const close = () => {
    onToggle?.();
    opener.current?.focus();
  };
  // biome-ignore-start lint/a11y/useSemanticElements: <search> is too new for the browsers this site supports.
  return (
    <div role="search" className={styles.filters} aria-label={translate("listing.filters")}>
      <div className={styles.field} data-needs-script="">
        <label htmlFor={idOf("q")} className="visuallyHidden">
          <Message id="listing.search" />
        </label>
        {magnifier}
        <input
          id={idOf("q")}
          type="search"
          placeholder={translate("listing.search")}
          value={query.q}
          autoComplete="off"
          maxLength={maxQueryLength}
          onFocus={onFirstInteraction}
          onChange={(event) => {
            onType();
            setQuery({ ...query, page: undefined, q: event.currentTarget.value }, "type");
          }}
        />
      </div>
      {onToggle && (
        <button
          ref={opener}
          type="button"
          className={`button plain ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls={idOf("facets")}
          data-needs-script=""
          onClick={onToggle}
        >
          <Message id="listing.refine" /> {active > 0 && <span className={styles.active}>{number(active)}</span>}
        </button>
      )}
      <div id={idOf("facets")} className={styles.facets} data-facets="">
        {inOrder.map(({ column, options }) => (
          <FacetLinks
            key={column.id}
            {...places}
            id={idOf(column.id)}
            column={column}
            options={options}
            query={query}
            isFolded={column !== asChips?.column}
            onChoose={choose}
          />
        ))}
        {onToggle && (
          <button type="button" className={`button ${styles.closer}`} data-needs-script="" onClick={close}>
            {found === 0 ? (
              <Message id="listing.nothing" />
            ) : (
              <Message id="listing.show" values={{ count: found, shown: number(found) }} />
            )}
          </button>
        )}
      </div>
      {children}
    </div>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: as above.
}

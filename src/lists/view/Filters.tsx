import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { useLatest } from "../../app/hooks";
import { type AnyMessageKey, Message, useFormats, useTranslate } from "../../i18n";
import { maxQueryLength } from "../../site/listing";
import type { Column } from "../columns";
import type { FacetOption } from "../groups";
import type { ListQuery } from "../query-string";
import type { SetQuery } from "../useListQuery";
import * as styles from "./filters.module.css";

/** Returns the id of a control. A page has only one list with filters, and row keys have no colon. */
const idOf = (part: string) => `filter:${part}`;

/** Maximum values of a facet shown as chips. Only one facet of a list has chips. */
const maxChips = 9;

interface Props {
  readonly facets: readonly { readonly column: Column; readonly options: readonly FacetOption[] }[];
  readonly query: ListQuery;
  readonly setQuery: SetQuery;
  /** The number of entries found. */
  readonly found: number;
  /** True if the facets and sort buttons are visible on a narrow screen. */
  readonly isOpen: boolean;
  /** Shows or hides facets and sort buttons; omitted if the list has none. */
  readonly onToggle: (() => void) | undefined;
  /** Called when the visitor focuses the search box, before any query. */
  readonly onFirstInteraction?: (() => void) | undefined;
  /** The status and downloads, next to the facets. */
  readonly children: ReactNode;
}

/**
 * Renders the search box and facets of a list. On a narrow screen the facets are behind a button. Without scripts they
 * are hidden, and the whole list is visible.
 */
export function Filters({ query, setQuery, found, isOpen, onToggle, onFirstInteraction, children, ...props }: Props) {
  const translate = useTranslate();
  const { number } = useFormats();
  const latest = useLatest(query);
  const opener = useRef<HTMLButtonElement>(null);
  const active = Object.keys(query.facets).length;
  const facets = props.facets.filter(({ options }) => options.length > 1);
  const asChips = facets.find(({ options }) => options.length <= maxChips);
  // The chips follow the others in a line of their own, as they are seen.
  const inOrder = [...facets.filter((facet) => facet !== asChips), ...(asChips ? [asChips] : [])];
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
  // biome-ignore-start lint/a11y/useSemanticElements: <search> is too new for the browsers this site supports.
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
          maxLength={maxQueryLength}
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
        {inOrder.map((facet) => (
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

interface FacetProps {
  /** A unique id for its control. */
  readonly id: string;
  /** The id of the facet's column. */
  readonly facet: string;
  readonly heading: AnyMessageKey;
  readonly options: readonly FacetOption[];
  /** The chosen value; empty for all. */
  readonly chosen: string;
  /** True for chips, false for a drop-down list. */
  readonly hasChips: boolean;
  readonly onChoose: (facet: string, value: string) => void;
}

/** Renders one facet: its values with the number of rows of each. Memoised. */
function FacetChoice({ id, facet, heading, options, chosen, hasChips, onChoose }: FacetProps) {
  const { number } = useFormats();
  return useMemo(() => {
    const choose = (value: string) => onChoose(facet, value);
    const Control = hasChips ? Chips : DropDown;
    return <Control id={id} heading={heading} options={options} chosen={chosen} choose={choose} number={number} />;
  }, [id, facet, heading, options, chosen, hasChips, onChoose, number]);
}

interface ControlProps extends Pick<FacetProps, "id" | "heading" | "options" | "chosen"> {
  readonly choose: (value: string) => void;
  readonly number: (value: number) => string;
}

function DropDown({ id, heading, options, chosen, choose, number }: ControlProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Message id={heading} />
      </label>
      <select id={id} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">
          <Message id="listing.all" />
        </option>
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({number(count)})
          </option>
        ))}
      </select>
    </div>
  );
}

function Chips({ id, heading, options, chosen, choose, number }: ControlProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visuallyHidden">
        <Message id={heading} />
      </legend>
      <label className={styles.chip}>
        <input type="radio" name={id} value="" checked={chosen === ""} onChange={() => choose("")} />
        <Message id="listing.all" />
      </label>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => choose(value)} />
          {label} <small>{number(count)}</small>
        </label>
      ))}
    </fieldset>
  );
}

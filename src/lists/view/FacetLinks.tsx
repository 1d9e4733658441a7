import { type MouseEvent, type ReactNode, useMemo } from "react";
import { Message, useFormats, useLanguage } from "../../i18n";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import type { Column } from "../columns";
import type { FacetOption } from "../groups";
import { type ListQuery, serializeQuery } from "../query-string";
import type { FacetAddresses, FacetOfPage } from "../rows";
import * as styles from "./filters.module.css";

/** The URLs of the pages that a list has for the values of its facets. */
export interface FacetPlaces {
  readonly route: RouteId;
  readonly addresses?: FacetAddresses | undefined;
  /** The facet of this page; undefined on the pages of the whole list. */
  readonly ofPage?: FacetOfPage | undefined;
}

interface Props extends FacetPlaces {
  /** A unique id for its control. */
  readonly id: string;
  readonly column: Column;
  readonly options: readonly FacetOption[];
  readonly query: ListQuery;
  /** True if the values are folded behind the name of the facet. */
  readonly isFolded: boolean;
  readonly onChoose: (next: ListQuery) => void;
}

/**
 * Renders the values of a facet as links with the number of rows of each. A value with a page is a plain link that keeps
 * the rest of the query. On the page of another facet, and for a value without a page, the link filters this page.
 */
export function FacetLinks({ id, column, options, query, isFolded, onChoose, route, addresses, ofPage }: Props) {
  const language = useLanguage();
  const { number } = useFormats();
  const facet = column.id;
  const isOfPage = ofPage?.column === facet;
  const chosen = isOfPage ? ofPage.value : (query.facets[facet] ?? "");
  const values = useMemo(() => {
    const { [facet]: _, ...others } = query.facets;
    const rest: ListQuery = { ...query, facets: others, page: undefined };
    const link = (value: string, label: ReactNode, count?: number) => {
      const hasPage = value === "" ? isOfPage : !ofPage || isOfPage ? addresses?.[facet]?.includes(value) : false;
      const next = value === "" || hasPage ? rest : { ...rest, facets: { ...others, [facet]: value } };
      const entry = hasPage ? value || undefined : isOfPage ? undefined : ofPage?.value;
      const choose = (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(next);
      };
      const isEmpty = count === 0 && value !== chosen;
      return (
        <a
          key={value}
          className={styles.chip}
          href={isEmpty ? undefined : `${pathTo({ route, entry }, language)}${serializeQuery(next)}`}
          aria-current={value === chosen ? "true" : undefined}
          data-needs-script={hasPage || value === "" ? undefined : ""}
          onClick={hasPage || isOfPage || isEmpty ? undefined : choose}
        >
          {label} {count !== undefined && <small>{number(count)}</small>}
        </a>
      );
    };
    return [
      link("", <Message id="listing.all" />),
      ...options.map(({ value, label, count }) => link(value, label, count)),
    ];
  }, [facet, query, isOfPage, ofPage, addresses, chosen, options, route, language, number, onChoose]);
  const current = options.find(({ value }) => value === chosen)?.label;
  const heading = <Message id={column.heading} />;
  const hasPages = ofPage ? isOfPage : (addresses?.[facet]?.length ?? 0) > 0;
  const marks = hasPages ? {} : { "data-needs-script": "" };
  if (!isFolded)
    return (
      <div role="group" className={styles.chips} aria-labelledby={id} {...marks}>
        <span id={id} className="visuallyHidden">
          {heading}
        </span>
        {values}
      </div>
    );
  return (
    <details className={styles.folded} {...marks}>
      <summary id={id} className="chevron">
        {heading}
        {current && <strong>{current}</strong>}
      </summary>
      <div className={styles.chips}>{values}</div>
    </details>
  );
}

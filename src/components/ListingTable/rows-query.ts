import { collatorOf } from "../../language/collate";
import { prepareForCompounds } from "../../language/sandhi";
import { indexTexts, type TextIndex } from "../../language/text-index";
import type { LocaleCode } from "../../site/locales";
import type { ListingRequest } from "./address";
import type { Cells, RowsColumn, RowsFile } from "./rows-file";

/** What a list is searched by, the same for every request. */
export interface RowsSetup {
  /** Where the file of the rows is. */
  readonly address: string;
  readonly language: LocaleCode;
  /** How many rows, from the first, make the list; those after them are its archive, which no request finds. */
  readonly current: number;
  /** The columns whose texts are searched. */
  readonly searched: readonly string[];
  readonly facets: readonly string[];
  /** The column that parts the list into groups. */
  readonly groupBy?: string | undefined;
  /** What the values of a column are called, by column and value; they are searched by these words. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How many rows have each value. */
export type Counts = Readonly<Record<string, number>>;

/** One page of what a request finds, and what is known of all of it. */
export interface RowsAnswer {
  readonly found: number;
  /** The page, from 1: the last one where there are not as many as were asked for. */
  readonly page: number;
  readonly rows: readonly Cells[];
  /** For each facet and value how many rows it would leave, given all other choices. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** The groups that have a row left, in order. */
  readonly groups: readonly { readonly value: string; readonly count: number }[];
}

/** The rows of a whole list, to be searched once all are there. */
export class RowsTable {
  private readonly file: RowsFile;
  private readonly setup: RowsSetup;
  private texts: TextIndex | undefined;
  private readonly ranks = new Map<string, readonly number[]>();

  /** @param file may still grow until something is asked */
  constructor(file: RowsFile, setup: RowsSetup) {
    this.file = file;
    this.setup = setup;
  }

  /** Does what it can of the slow part of searching, for the rows that are there. */
  prepare(): void {
    this.index().readTo(Math.min(this.file.rows, this.setup.current));
  }

  private index(): TextIndex {
    const { current, searched, labels } = this.setup;
    this.texts ??= indexTexts(
      searched.flatMap((id) => {
        const column = this.file.columns[id];
        return column ? [{ ...column, names: labels[id] }] : [];
      }),
      current,
    );
    return this.texts;
  }

  /**
   * Searches for something of no matter: the browser translates what has run a few times to quicker code, which would come
   * only after the visitor's next letters.
   */
  rehearse(): void {
    for (const word of ["a", "an", "vidya", "vidyalaya"]) this.index().find(prepareForCompounds(word));
  }

  /** The place of a row in the list's own order, from 0, the archive's after the list's; -1 where there is none of that key. */
  placeOf(key: string): number {
    return this.file.columns.key?.values.indexOf(key) ?? -1;
  }

  /** Answers a request with one page of so many rows. */
  answer({ q, facets, sort, page = 1 }: ListingRequest, size: number): RowsAnswer {
    const matching = this.matching(q);
    const chosen = this.setup.facets.flatMap((id) =>
      facets[id] === undefined ? [] : [{ id, test: this.testOf(id, facets[id]) }],
    );
    const having = (fits: typeof chosen) => fits.reduce((left, { test }) => left.filter(test), matching);
    const found = having(chosen);
    const counts = this.setup.facets.map((id) => {
      const rows = facets[id] === undefined ? found : having(chosen.filter((one) => one.id !== id));
      return [id, Object.fromEntries(this.countsOf(id, rows))];
    });
    const ordered = sort ? this.sorted(found, sort) : found;
    const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / size)));
    const rows = ordered.slice((shownPage - 1) * size, shownPage * size).map((row) => this.cells(row));
    return {
      found: found.length,
      page: shownPage,
      rows,
      counts: Object.fromEntries(counts),
      groups: this.groups(ordered),
    };
  }

  private matching(q: string): readonly number[] {
    if (q.trim() === "") return Array.from({ length: this.setup.current }, (_, row) => row);
    return this.index().find(prepareForCompounds(q));
  }

  private groups(found: readonly number[]) {
    const { groupBy } = this.setup;
    if (groupBy === undefined) return [];
    return Array.from(this.countsOf(groupBy, found), ([value, count]) => ({ value, count }));
  }

  /** Whether a row has the value of a facet that was chosen. */
  private testOf(id: string, chosen: string): (row: number) => boolean {
    const column = this.file.columns[id];
    const place = column?.values.indexOf(chosen) ?? -1;
    return (row) => placeAt(column, row) === place;
  }

  /** How many of some rows have each value, in the order in which they are met. */
  private countsOf(id: string, rows: readonly number[]): ReadonlyMap<string, number> {
    const column = this.file.columns[id];
    const counts = new Uint32Array(column?.values.length ?? 0);
    const met: number[] = [];
    for (const row of rows) {
      const place = placeAt(column, row);
      const count = counts[place] ?? 0;
      if (count === 0) met.push(place);
      counts[place] = count + 1;
    }
    return new Map(met.map((place) => [column?.values[place] ?? "", counts[place] ?? 0]));
  }

  /** Within each group, where the list has them; rows that are equal keep the list's order. */
  private sorted(found: readonly number[], { column, descending }: NonNullable<ListingRequest["sort"]>): number[] {
    const { groupBy } = this.setup;
    const ranks = this.ranksOf(column);
    const groupOf = (row: number) => (groupBy === undefined ? 0 : placeAt(this.file.columns[groupBy], row));
    const rankOf = (row: number) => (ranks[placeAt(this.file.columns[column], row)] ?? 0) * (descending ? -1 : 1);
    return [...found].sort((one, other) => groupOf(one) - groupOf(other) || rankOf(one) - rankOf(other) || one - other);
  }

  /** For each value of a column its place in the order of the language; equal ones share theirs. */
  private ranksOf(id: string): readonly number[] {
    const known = this.ranks.get(id);
    if (known) return known;
    const values = this.file.columns[id]?.values ?? [];
    const { compare } = collatorOf(this.setup.language);
    const order = values.map((_, place) => place);
    const valueAt = (place: number | undefined) => values[place ?? 0] ?? "";
    order.sort((one, other) => compare(valueAt(one), valueAt(other)));
    const ranks: number[] = new Array(values.length).fill(0);
    let rank = 0;
    order.forEach((place, index) => {
      if (index > 0 && compare(valueAt(order[index - 1]), valueAt(place)) !== 0) rank = index;
      ranks[place] = rank;
    });
    this.ranks.set(id, ranks);
    return ranks;
  }

  private value(id: string, row: number): string {
    const column = this.file.columns[id];
    return column?.values[placeAt(column, row)] ?? "";
  }

  private cells(row: number): Cells {
    return Object.fromEntries(Object.keys(this.file.columns).map((id) => [id, this.value(id, row)]));
  }
}

function placeAt(column: RowsColumn | undefined, row: number): number {
  return column?.at ? (column.at[row] ?? 0) : row;
}

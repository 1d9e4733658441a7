import MiniSearch from "minisearch";
import type { QueryWord } from "../language/prepare";
import { compoundForms } from "../language/sandhi";
import { expandedOptions, type Tolerance } from "./expand-query";
import { groupByWord, innerEndings } from "./indexed-words";
import { expand, isMistyped, isThere } from "./match-word";
import { type QueryTerm, readQuery } from "./query";
import { hasWholeWord, splitsToTry } from "./split-word";
import { processTerm } from "./terms";

/** Finds the rows that answer a query, by their indexes; every row answers one without words. */
export type TextSearch = (query: string) => ReadonlySet<number>;

/** As many words as a few queries have. */
const cachedWords = 200;

/**
 * Makes the rows of a list searchable by their words. MiniSearch holds each different word once, and what it ends with,
 * by which a word is found inside of compounds. A row answers if it has every word of the query; a typing error is
 * forgiven only where no row answers without, so that a rightly typed "court" does not bring every "count".
 *
 * @param rows the texts of each row
 */
export function createTextSearch(rows: readonly (readonly string[])[]): TextSearch {
  const rowsByWord = groupByWord(rows);
  const index = new MiniSearch<string>({
    fields: ["word", "inner"],
    idField: "word",
    extractField: (word, field) => (field === "inner" ? innerEndings(word).join(" ") : word),
    tokenize: (text) => text.split(" "),
    processTerm,
  });
  index.addAll([...rowsByWord.keys()]);

  const findWord = (word: QueryWord, tolerance: Tolerance): Set<number> => {
    const isMeant = tolerance === "fuzzy" ? isMistyped : isThere;
    const found = index.search(expand(word, tolerance), expandedOptions);
    return new Set(found.filter((result) => isMeant(word, result)).flatMap(({ id }) => rowsByWord.get(id) ?? []));
  };
  const findAsked = (asked: QueryTerm, tolerance: Tolerance): ReadonlySet<number> => {
    const found = findWord(compoundForms(asked.word), tolerance);
    if (tolerance === "fuzzy") return found;
    for (const [first, second] of splitsToTry(asked, found.size > 0)) {
      if (!hasWholeWord(index, first)) continue;
      for (const row of intersect([findWord(first.word, "spelling"), find(second, "spelling")])) found.add(row);
    }
    return found;
  };
  const cache = new Map<string, ReadonlySet<number>>();
  const find = (asked: QueryTerm, tolerance: Tolerance): ReadonlySet<number> => {
    const name = `${tolerance} ${asked.typed} ${asked.word.forms[0]?.letters}`;
    const found = cache.get(name) ?? findAsked(asked, tolerance);
    if (cache.size >= cachedWords) cache.clear();
    cache.set(name, found);
    return found;
  };

  const findRows = (query: string): ReadonlySet<number> => {
    const { words, optional } = readQuery(query, "");
    if (words.length === 0) return new Set(rows.keys());
    const strict = intersect(words.map((word) => find(word, "spelling")));
    const found = strict.size > 0 ? strict : intersect(words.map((word) => find(word, "fuzzy")));
    // Words that only ask, such as "list", need not be there.
    return optional.reduce((left, word) => orElse(intersect([left, find(word, "spelling")]), left), found);
  };
  let last: { readonly query: string; readonly found: ReadonlySet<number> } | undefined;
  // A table asks for each of its rows.
  return (query) => {
    if (last?.query !== query) last = { query, found: findRows(query) };
    return last.found;
  };
}

function orElse(found: ReadonlySet<number>, otherwise: ReadonlySet<number>): ReadonlySet<number> {
  return found.size > 0 ? found : otherwise;
}

function intersect([first = new Set(), ...others]: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return new Set([...first].filter((row) => others.every((rows) => rows.has(row))));
}

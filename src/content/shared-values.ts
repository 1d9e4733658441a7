import { fewestOfValue } from "../site/listing";
import { routes } from "../site/routes";
import { memoizeByObject } from "./memoize";
import type { WrittenEntry } from "./written-entry";

/** The kinds of fields whose values may be addresses of a list's entries with that value. */
const addressKinds: readonly unknown[] = ["choice", "reference"];

/**
 * Lists the values that enough entries of a list share to have a page, as collection and value: `results/2024`.
 * Redirects of the sheet are checked against them.
 */
export const listSharedValues = memoizeByObject((entries: readonly WrittenEntry[]): ReadonlySet<string> => {
  const listed = routes.flatMap((route): string[] =>
    "entryTemplate" in route ? [...route.collections].slice(0, 1) : [],
  );
  const counts = new Map<string, number>();
  for (const { collection, fields } of entries.filter((entry) => listed.includes(entry.collection.name)))
    for (const { path, description, value } of fields) {
      if (path.length !== 1) continue;
      const year = /^\d{4}(?=-|$)/u.exec(String(value))?.[0];
      const text = addressKinds.includes(description?.kind) ? String(value) : year;
      const shared = `${collection.name}/${text}`;
      if (text) counts.set(shared, (counts.get(shared) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= fewestOfValue).map(([shared]) => shared));
});

import { isGroup } from "../site/merge";

/** Checks whether two values have the same content. Absent and empty values are the same, in groups as well. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isGroup(one) && isGroup(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return one === other || [one, other].every(isBlank);
}

/** Checks whether a value says nothing: a form holds empty texts, groups and lists where a file omits the field. */
function isBlank(value: unknown): boolean {
  if (isGroup(value)) return Object.values(value).every(isBlank);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false || (typeof value === "string" && value.trim() === "");
}

/**
 * Merges three versions of a value: returns `theirs` with the changes from `base` to `mine`. Groups are merged field by
 * field; a list counts as one value.
 */
export function mergeChanges(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs;
  if (!isGroup(mine)) return mine;
  const [from, into] = [base, theirs].map((value) => (isGroup(value) ? value : {}));
  const names = new Set([...Object.keys(mine), ...Object.keys(from ?? {}), ...Object.keys(into ?? {})]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const value = mergeChanges(from?.[name], mine[name], into?.[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

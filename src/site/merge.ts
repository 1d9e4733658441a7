import { parse } from "yaml";

type Group = Readonly<Record<string, unknown>>;

/**
 * Merges a value with the one below it: groups by name, also texts by language. Any other value replaces it, and null
 * removes it.
 */
export function merge(own: unknown, below: unknown): unknown {
  if (own === undefined) return below;
  if (!isGroup(own) || !isGroup(below)) return own;
  return Object.fromEntries(
    [...new Set([...Object.keys(below), ...Object.keys(own)])].map((name) => [name, merge(own[name], below[name])]),
  );
}

/**
 * Returns what an entry has to say over the one below it, so that `merge` restores it: null for a removed field. A text need
 * not be in all languages of the one below. White space around texts makes no difference.
 */
export function subtract(whole: Group, below: unknown): Group {
  const base = isGroup(below) ? below : {};
  const removed = Object.keys(base).filter((name) => whole[name] === undefined);
  return { ...findDifference(whole, base), ...Object.fromEntries(removed.map((name) => [name, null])) };
}

function findDifference(whole: Group, below: Group): Group {
  const rest = Object.entries(whole).flatMap(([name, own]): [string, unknown][] => {
    const other = below[name];
    if (!isGroup(own) || !isGroup(other)) return toComparable(own) === toComparable(other) ? [] : [[name, own]];
    const inside = findDifference(own, other);
    return Object.keys(inside).length > 0 ? [[name, inside]] : [];
  });
  return Object.fromEntries(rest);
}

const toComparable = (value: unknown) =>
  JSON.stringify(value, (_name, inner: unknown) => (typeof inner === "string" ? inner.trim() : inner));

/** Checks whether a value is a group of named fields. */
export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses YAML or JSON. Returns null for an invalid or empty text, and undefined for none. */
export function parseText(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parse(text) ?? null;
  } catch {
    return null;
  }
}

import { foldIdentifier } from "../language/digits";
import { romanise } from "../language/romanise";
import type { Collection } from "../schema/collection";
import { defaultLocale } from "../site/locales";
import type { EntryFields } from "./entry-text";
import { isGroup } from "./fields";

/** Longer keys are cut between two words: they stand in addresses. */
const longestKey = 60;

const placeholder = /\{(\w+)\}/gu;

/** The fields that tell the entries of a collection apart; none where keys are given elsewhere. */
export function identifyingFields({ keyFrom = "" }: Pick<Collection, "keyFrom">): string[] {
  return Array.from(keyFrom.matchAll(placeholder), ([, name = ""]) => name);
}

/** Returns the identity of an entry within its collection, compared without case; undefined while a part is missing. */
export function getIdentity(collection: Pick<Collection, "keyFrom">, fields: EntryFields): string | undefined {
  const parts = identifyingFields(collection).map((name) => plainText(fields[name]));
  if (parts.length === 0 || parts.some((part) => part === "")) return undefined;
  return JSON.stringify(parts.map((part) => foldIdentifier(part).normalize("NFC").toLowerCase()));
}

/**
 * The key that is proposed for an entry, made from the fields its collection names: the same fields give the same key.
 * Undefined while a field is missing, or has no letter or digit that may stand in a key.
 */
export function proposedKey(collection: Pick<Collection, "keyFrom">, fields: EntryFields): string | undefined {
  if (getIdentity(collection, fields) === undefined) return undefined;
  const parts = identifyingFields(collection).map((name) => toKey(plainText(fields[name])));
  if (parts.some((part) => part === "")) return undefined;
  const whole = (collection.keyFrom ?? "").replace(placeholder, () => parts.shift() ?? "");
  if (whole.length <= longestKey) return whole;
  return whole
    .slice(0, longestKey + 1)
    .replace(/-[^-]*$/u, "")
    .slice(0, longestKey);
}

/** Returns the field as one text: of a text in every language the English one. */
function plainText(value: unknown): string {
  if (isGroup(value)) return plainText(value[defaultLocale]);
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** Returns a text of any script in the letters of keys; empty where nothing is left of it. */
export function toKey(text: string): string {
  return romanise(foldIdentifier(text))
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

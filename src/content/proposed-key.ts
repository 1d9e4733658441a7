import { foldIdentifier } from "../language/digits";
import { toKey } from "../language/romanise";
import type { Collection } from "../schema/collection";
import { requiredLocale, withFallbacks } from "../site/locales";
import { isGroup } from "../site/merge";
import type { EntryFields } from "./entry-text";

/** The maximum length of a proposed key. Longer ones are cut between words. */
const longestProposal = 60;

const placeholder = /\{(\w+)\}/gu;

/** Returns the fields that identify an entry in its collection; none if keys are chosen by other means. */
export function listIdentifyingFields({ keyFrom = "" }: Pick<Collection, "keyFrom">): string[] {
  return Array.from(keyFrom.matchAll(placeholder), ([, name = ""]) => name);
}

/** Returns an entry's identity within its collection, ignoring case; undefined while a part is missing. */
export function getIdentity(collection: Pick<Collection, "keyFrom">, fields: EntryFields): string | undefined {
  const parts = listIdentifyingFields(collection).map((name) => plainText(fields[name]));
  if (parts.length === 0 || parts.some((part) => part === "")) return undefined;
  return JSON.stringify(parts.map((part) => foldIdentifier(part).normalize("NFC").toLowerCase()));
}

/**
 * Proposes a key for an entry from its identifying fields. Equal fields produce equal keys. Returns undefined while a
 * field is missing or has no letter or digit that keys allow.
 */
export function proposeKey(collection: Pick<Collection, "keyFrom">, fields: EntryFields): string | undefined {
  if (getIdentity(collection, fields) === undefined) return undefined;
  const parts = listIdentifyingFields(collection).map((name) => toKey(plainText(fields[name])));
  if (parts.some((part) => part === "")) return undefined;
  const whole = (collection.keyFrom ?? "").replace(placeholder, () => parts.shift() ?? "");
  if (whole.length <= longestProposal) return whole;
  return whole
    .slice(0, longestProposal + 1)
    .replace(/-[^-]*$/u, "")
    .slice(0, longestProposal);
}

/** Converts a field to one text; a text in several languages to that in the required one, if it has it. */
function plainText(value: unknown): string {
  if (isGroup(value))
    return (
      withFallbacks(requiredLocale)
        .map((code) => plainText(value[code]))
        .find(Boolean) ?? ""
    );
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

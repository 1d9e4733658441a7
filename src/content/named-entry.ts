import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { defaultLocale } from "../site/locales";
import type { EntryFields } from "./entry-text";
import { isGroup } from "./fields";
import type { ClerkTexts } from "./messages";
import { titleField } from "./view";

/** An entry's key and its names in all languages. */
export interface NamedEntry {
  readonly value: string;
  /** The entry's names, one per language that has one. */
  readonly words: readonly string[];
  /** The entry's name for clerks; English where their language has none. */
  readonly name: ClerkTexts;
}

/** Returns an entry's key with its names. */
export function namedEntry(collection: Pick<Collection, "schema">, key: string, fields: EntryFields): NamedEntry {
  const field = titleField(collection);
  const text = field && fields[field];
  const texts = isGroup(text) ? text : {};
  const english = asText(texts[defaultLocale]) || key;
  const words = Object.values(texts)
    .map(asText)
    .filter((word) => word !== "");
  return { value: key, words, name: { en: english, hi: asText(texts.hi) || english } };
}

/** Returns the collection of a name. Throws if there is none, since then a schema refers to a wrong name. */
export function collectionNamed(name: string): Collection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`No such collection: ${name}`);
  return found;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

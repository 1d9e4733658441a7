import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { defaultLocale } from "../site/locales";
import type { EntryFields } from "./entry-text";
import { isGroup } from "./fields";
import type { ClerkTexts } from "./messages";
import { titleField } from "./view";

/** An entry by its key, with the texts people call it by. */
export interface NamedEntry {
  readonly value: string;
  /** Its name in every language it has one in. */
  readonly words: readonly string[];
  /** Its name for a clerk: where there is none in the clerk's language, the English one. */
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

/** The collection of a name. Throws for one that does not exist: a schema refers to it, so the schema is wrong. */
export function collectionNamed(name: string): Collection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`No such collection: ${name}`);
  return found;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

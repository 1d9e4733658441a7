import type english from "../../product/locales/en/interface.json";
import type { CollectionName } from "../schema/collections";
import type { VocabularyName } from "../schema/vocabularies";
import type { ListId } from "../site/chosen-lists";
import type { RouteId } from "../site/routes";

type Group = typeof english;

type Singular<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

type KeyOf<Name extends keyof Group> = `${Name}.${Singular<keyof Group[Name] & string>}`;

/** The key of an interface message, as in the English file: `menu.home`. */
export type MessageKey = { [Name in keyof Group]: KeyOf<Name> }[keyof Group];

/**
 * The key of a message that belongs to the schema: the label of a field, of a value, of a list by file, or of a page of a
 * collection.
 */
export type SchemaMessageKey =
  | `field.${CollectionName}.${string}`
  | `vocabulary.${VocabularyName}.${string}`
  | `menu.${RouteId}`
  | `list.${ListId}`
  | `kind.${ListId}`;

/** The key of any message that a page can contain. */
export type AnyMessageKey = MessageKey | SchemaMessageKey | `language.in-${string}`;

/** The values interpolated into a message: `count` selects singular or plural, the others are shown. */
export interface MessageValues {
  readonly count?: number;
  readonly [name: string]: string | number | undefined;
}

/** The keys of the twelve months, in order. */
export const monthKeys = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((month) => `month.${month}` as const);

import { proposeKey } from "../content/proposed-key";
import type { Collection } from "../schema/collection";
import { isGroup } from "../site/merge";
import { readTypedFields } from "./format";

/** Returns the key of an entry, or the one proposed from its fields; undefined if they are insufficient. */
export function getKey(collection: Collection, data: unknown): string | undefined {
  if (!isGroup(data)) return undefined;
  const { key } = data;
  if (typeof key === "string" && key.trim() !== "") return key.trim();
  const typed = readTypedFields(collection.schema, data);
  return isGroup(typed) ? proposeKey(collection, typed) : undefined;
}

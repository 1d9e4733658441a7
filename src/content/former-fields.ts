import { toMessage } from "../messages";
import { isGroup } from "../site/merge";
import type { Finding } from "./position";

/** The fields that entries no longer have. They are ignored with a warning until `npm run migrate` removes them. */
export const formerFields: readonly string[] = ["printed"];

/** Returns an entry without its former fields. */
export function omitFormerFields(entry: unknown): unknown {
  if (!isGroup(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !formerFields.includes(name)));
}

/** Warns of each former field of an entry. */
export function findFormerFields(entry: unknown): Finding[] {
  return formerFields
    .filter((name) => isGroup(entry) && name in entry)
    .map((name) => ({ path: [name], part: "key", severity: "warning", message: toMessage("field-former") }));
}

import { isGroup } from "../content/fields";
import type { Collection } from "../schema/collection";
import { defaultLocale } from "../site/locales";

/**
 * Returns the title of a draft for its reviewers: "Result added: Uttar Madhyama 2024, Institutional". In English, in
 * which the names of branches and releases stand too; the summary below it speaks Hindi as well.
 */
export function draftTitle(collection: Collection, data: unknown, isNew: boolean): string {
  return `${kindOf(collection)} ${isNew ? "added" : "changed"}: ${nameIn(data)}`;
}

/** One entry's word: `CourtCase` is "Court case". */
function kindOf({ type }: Collection): string {
  const words = type.replace(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase();
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** The longest name that a list of pull requests shows whole. */
const longestName = 90;

function nameIn(data: unknown): string {
  if (!isGroup(data)) return "";
  const named = ["title", "name", "designation", "parties", "number", "year", "key"]
    .map((field) => data[field])
    .map((value) => (isGroup(value) ? value[defaultLocale] : value))
    .find((value) => value !== undefined && value !== "");
  const name = String(named ?? "");
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

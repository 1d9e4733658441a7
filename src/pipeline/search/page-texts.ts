import { memoize } from "../../content/memoize";
import type { Site } from "../../content/site";
import type { EntryOf } from "../../content/view";
import type { WordTree } from "../../schema/clerk-texts";
import { council } from "../../schema/collections/site";
import { type LocaleCode, type LocalizedTexts, mapLocales } from "../../site/locales";
import type { RouteId } from "../../site/routes";
import { readInterfaceFile } from "../interface-messages";

type Council = EntryOf<typeof council.schema.shape>;

/** The values of the council that a page shows in addition to its own text. */
const councilTexts: Partial<Record<RouteId, (council: Council) => readonly (LocalizedTexts | undefined)[]>> = {
  contact: ({ address, hours }) => [address, hours],
  feedback: ({ feedbackChannels = [] }) => feedbackChannels.map(({ name }) => name),
  results: ({ markSources = [] }) => markSources.map(({ name }) => name),
  rti: ({ rtiFeePayee }) => [rtiFeePayee],
};

/**
 * Returns the texts of a page in addition to its own text: values of the council, headings and other fixed messages.
 */
export function listPageTexts(route: RouteId, site: Site): LocalizedTexts[] {
  const values = site.entries(council).flatMap((own) => councilTexts[route]?.(own) ?? []);
  // Messages of a template that several pages share distinguish none of them.
  const messages = mapLocales((language) => listMessages(getMessages(language)[route]).join(" "));
  return [...values.flatMap((texts) => texts ?? []), messages];
}

const getMessages = memoize((language: LocaleCode) => readInterfaceFile(language));

/** Returns the messages of a group without those that contain values, whose text is not known. */
function listMessages(tree: WordTree[string] | undefined): string[] {
  if (tree === undefined) return [];
  if (typeof tree === "string") return tree.includes("{{") ? [] : [tree];
  return Object.values(tree).flatMap(listMessages);
}

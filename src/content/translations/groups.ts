import { pages } from "../../schema/collections/pages";
import type { LocaleCode } from "../../site/locales";
import type { AssessedText } from "./reading";
import { translatedInto } from "./texts";

/** The kind of a group of texts: a page, a collection, or the interface messages. */
export type GroupKind = "page" | "collection" | "interface";

/** The numbers of missing and outdated translations of a group in a language. */
export interface GroupCount {
  readonly language: LocaleCode;
  readonly missing: number;
  readonly older: number;
}

/** A group of texts that are translated together, with its progress. */
export interface TranslationGroup {
  /** The page's id, the collection's name, or the name of the messages file. */
  readonly name: string;
  readonly kind: GroupKind;
  /** The number of English texts in the group. */
  readonly texts: number;
  readonly counts: readonly GroupCount[];
}

/** Returns the group of a text. */
function groupOf({ collection, entry }: AssessedText): Pick<TranslationGroup, "name" | "kind"> {
  if (!collection) return { kind: "interface", name: entry };
  return collection.name === pages.name ? { kind: "page", name: entry } : { kind: "collection", name: collection.name };
}

/** Groups texts: pages first, then collections, then the interface messages, each in file order. */
export function groupTexts(texts: readonly AssessedText[]): TranslationGroup[] {
  const members = new Map<string, AssessedText[]>();
  for (const text of texts) {
    const { kind, name } = groupOf(text);
    const group = members.get(`${kind} ${name}`);
    if (group) group.push(text);
    else members.set(`${kind} ${name}`, [text]);
  }
  const order: readonly GroupKind[] = ["page", "collection", "interface"];
  return [...members.values()]
    .flatMap((group) => (group[0] ? [{ ...groupOf(group[0]), ...countsOf(group) }] : []))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function countsOf(texts: readonly AssessedText[]): Pick<TranslationGroup, "texts" | "counts"> {
  const counts = translatedInto.map((language): GroupCount => {
    const own = texts.filter((text) => text.language === language);
    const inState = (state: AssessedText["state"]) => own.filter((text) => text.state === state).length;
    return { language, missing: inState("missing"), older: inState("older") };
  });
  return { texts: new Set(texts.map(({ entry, path }) => JSON.stringify([entry, path]))).size, counts };
}

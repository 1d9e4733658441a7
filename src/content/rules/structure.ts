import type { GlossaryRules, GlossaryTerm } from "../../language/glossary";
import { findMissingNumbers } from "../../language/numbers";
import { readStructure, type TextStructure } from "../../markdown/parts";
import { type ClerkMessage, getLanguageName, getTexts, toMessage } from "../../messages";
import { glossary } from "../../schema/glossary";
import { sourceLocale } from "../../site/locales";
import { formatPath } from "../fields";
import { memoizeByObject } from "../memoize";
import { createProblem, findPlace, type WrittenEntry } from "../written-entry";
import { type FieldText, listFieldTexts } from "./language";
import type { Rule } from "./rule";

const compareTextsIn = memoizeByObject((entry: WrittenEntry, { everywhere, different }: GlossaryRules) =>
  entry.fields.flatMap((field) => {
    const texts = listFieldTexts(field);
    // Terms are found with certainty in English alone: other languages inflect them.
    const first = texts.find(({ locale }) => locale === sourceLocale) ?? texts[0];
    const name = `${entry.collection.name}/${entry.name} ${formatPath(field.path)}`;
    if (!first || different.includes(name) || entry.collection.name === glossary.name) return [];
    return texts
      .filter((other) => other !== first && isComparable(first.text, other.text))
      .flatMap((other) => {
        const ofBlocks = first.kind === "prose" ? compareStructures(first, other) : [];
        const ofWords = [
          ...listMissing(first, other, findMissingNumbers),
          ...listMissing(first, other, findMissingLinks),
          ...findMissingTerms(first, other, everywhere),
        ];
        // Texts that differ in their blocks differ in many numbers and terms for the same reason.
        const differences = ofBlocks.length > 0 ? ofBlocks : ofWords;
        return differences.map((difference) => createWarning(entry, difference, name));
      });
  }),
);

/**
 * The languages of a text have the same structure, numbers, links and terms of the glossary. Differences are warnings,
 * which a council accepts in the glossary with a reason.
 */
export const translationsAgree: Rule = ({ entries, glossary: rules }) =>
  entries.flatMap((entry) => compareTextsIn(entry, rules));

/** Checks whether neither text is three times as long as the other: a summary or a placeholder lacks most of a text. */
function isComparable({ length: one }: string, { length: other }: string): boolean {
  return Math.max(one, other) <= 3 * Math.min(one, other);
}

/** A difference between two languages of a text, reported in one language, with its place in the other. */
interface Difference {
  readonly at: FieldText;
  readonly there: FieldText;
  readonly wordThere?: string | undefined;
  readonly word?: string | undefined;
  readonly create: (values: ClerkMessage["values"]) => ClerkMessage;
}

function createWarning(entry: WrittenEntry, { at, there, word, wordThere, create }: Difference, name: string) {
  const { line } = findPlace(entry, { path: there.path, word: wordThere });
  const about = create({ language: getLanguageName(there.locale), line, text: name });
  return createProblem(entry, { path: at.path, word, message: about, severity: "warning" });
}

/** Lists what either text has and the other lacks: numbers or links, each at the text that lacks it. */
function listMissing(
  first: FieldText,
  other: FieldText,
  find: (text: string, other: string) => readonly string[],
): Difference[] {
  return [
    { there: first, at: other },
    { there: other, at: first },
  ].flatMap(({ there, at }) =>
    find(there.text, at.text).map((found) => {
      const create = (values: ClerkMessage["values"]) => toMessage("structure-missing", { ...values, found });
      return { at, there, wordThere: found, create };
    }),
  );
}

function findMissingLinks(text: string, other: string): string[] {
  const present = readStructure(other).links;
  return readStructure(text).links.filter((link) => !present.includes(link));
}

const counted = ["paragraphs", "items", "headings"] as const;

function compareStructures(first: FieldText, other: FieldText): Difference[] {
  const [expected, found] = [readStructure(first.text), readStructure(other.text)];
  const counts = counted
    .filter((part) => expected[part] !== found[part])
    .map((part) => createCount(first, other, part, [expected[part], found[part]]));
  return [...counts, ...compareRows(first, other, expected, found)];
}

function compareRows(
  first: FieldText,
  other: FieldText,
  { rows: expected }: TextStructure,
  { rows: found }: TextStructure,
): Difference[] {
  if (expected.length !== found.length) return [createCount(first, other, "rows", [expected.length, found.length])];
  const sum = (parts: readonly number[] = []) => parts.reduce((total, each) => total + each, 0);
  return expected.flatMap(({ line, parts }, index) => {
    const row = found[index];
    if (String(parts) === String(row?.parts)) return [];
    const difference = createCount(first, other, "parts", [sum(parts), sum(row?.parts)]);
    return [{ ...difference, word: row?.line.trim(), wordThere: line.trim() }];
  });
}

function createCount(
  first: FieldText,
  other: FieldText,
  part: (typeof counted)[number] | "rows" | "parts",
  [expected, found]: readonly [number, number],
): Difference {
  const what = getTexts(`structure.${part}`);
  return {
    at: other,
    there: first,
    create: (values) => toMessage("structure-count", { ...values, what, expected, found }),
  };
}

/** Finds the terms of the glossary that the first text has and the other lacks. */
function findMissingTerms(first: FieldText, other: FieldText, terms: readonly GlossaryTerm[]): Difference[] {
  return terms.flatMap((term) => {
    const [found, near] = [term[first.locale], term[other.locale]];
    if (!found || !near || !hasTerm(first.text, found) || hasTerm(other.text, near)) return [];
    const create = (values: ClerkMessage["values"]) => toMessage("structure-term", { ...values, found, near });
    return [{ at: other, there: first, create }];
  });
}

/** Checks whether a text has a term, inflected or in a compound: in Latin script as words, else by the words' stems. */
function hasTerm(text: string, term: string): boolean {
  if (/^[a-z ]+$/iu.test(term)) return new RegExp(`(?:^|\\P{L})${term}s?(?!\\p{L})`, "iu").test(text);
  return term.split(" ").every((word) => text.includes(word.replace(/(?:म्|\p{M})+$/u, "")));
}

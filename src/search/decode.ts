import { isLocaleCode, type LocaleCode } from "../site/locales";
import { isRouteId } from "../site/routes";
import { numbersOf } from "./alphabet";
import type { KindName } from "./format";

/** A record ready to be searched. Texts are numbers of words, details numbers of phrases. */
export interface IndexedRecord {
  /** The number of its kind. */
  readonly kind: number;
  readonly key: string;
  readonly title: readonly number[];
  readonly details: readonly number[];
  readonly summary: readonly number[];
  readonly body: readonly number[];
  readonly year: number | undefined;
  readonly document: IndexedDocument | undefined;
  readonly reference: string;
  /** The number of the list of names that calls it; undefined where none does. */
  readonly called: number | undefined;
  /** The last day, YYYY-MM-DD, before it moves to the archive; empty where it stays. */
  readonly expiresOn: string;
  readonly specimen: boolean;
  /** Whether its title is in English for want of a translation. */
  readonly untranslated: boolean;
}

/** What is told of a record's document. */
export interface IndexedDocument {
  /** The ending of its name: pdf, csv, xlsx. */
  readonly type: string;
  readonly kilobytes: number;
}

/** An index ready to be searched. */
export interface SearchIndex {
  readonly language: LocaleCode;
  /** Every word as it is written. */
  readonly words: readonly string[];
  /** Every phrase as numbers of words. */
  readonly phrases: readonly (readonly number[])[];
  /** Every list of names. */
  readonly names: readonly string[];
  readonly kinds: readonly { readonly kind: KindName; readonly names: number }[];
  /** Kind after kind, each in its own order. */
  readonly records: readonly IndexedRecord[];
}

/** Reads an index that was sent as JSON. Throws an Error that says which part is not as it should be. */
export function decodeIndex(sent: unknown): SearchIndex {
  const file = fieldsOf(sent, "index");
  const language = file.language;
  if (!isLocaleCode(language)) throw wrong("language");
  if (!Array.isArray(file.kinds)) throw wrong("kinds");
  const sentKinds = file.kinds.map((kind: unknown) => fieldsOf(kind, "kind"));
  return {
    language,
    words: textOf(file, "words").split(" "),
    phrases: textOf(file, "phrases").split("\n").map(numbersOf),
    names: textOf(file, "names").split("\n"),
    kinds: sentKinds.map((kind) => ({ kind: kindName(kind.kind), names: Number(kind.names) })),
    records: sentKinds.flatMap(recordsOf),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function recordsOf(columns: Fields, kind: number): IndexedRecord[] {
  const keys = textOf(columns, "keys").split("\n");
  const lines = (name: string): ((record: number) => string) => {
    const column = columns[name] === undefined ? undefined : textOf(columns, name).split("\n");
    if (column && column.length !== keys.length) throw wrong(name);
    return (record) => column?.[record] ?? "";
  };
  const [titles, details, summaries, bodies] = [lines("titles"), lines("details"), lines("summaries"), lines("bodies")];
  const [years, documents, references] = [lines("years"), lines("documents"), lines("references")];
  const [called, expiries] = [lines("called"), lines("expiries")];
  const [specimens, untranslated] = [lines("specimens"), lines("untranslated")];
  return keys.map((key, record) => ({
    kind,
    key,
    title: numbersOf(titles(record)),
    details: numbersOf(details(record)),
    summary: numbersOf(summaries(record)),
    body: numbersOf(bodies(record)),
    year: numberIn(years(record)),
    document: documentIn(documents(record)),
    reference: references(record) === "=" ? key : references(record),
    called: numberIn(called(record)),
    expiresOn: expiries(record),
    specimen: specimens(record) !== "",
    untranslated: untranslated(record) !== "",
  }));
}

function numberIn(line: string): number | undefined {
  return line === "" ? undefined : Number(line);
}

function documentIn(line: string): IndexedDocument | undefined {
  const [type = "", kilobytes] = line.split(" ");
  return type === "" ? undefined : { type, kilobytes: Number(kilobytes) };
}

function kindName(value: unknown): KindName {
  if (value === "pages" || isRouteId(value)) return value;
  throw wrong("kind");
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== "string") throw wrong(name);
  return value;
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== "object" || value === null) throw wrong(name);
  return { ...value };
}

function wrong(part: string): Error {
  return new Error(`The search index is not as it should be: ${part}`);
}

import type { LocaleCode } from "../site/locales";
import { signOf } from "./alphabet";
import type { IndexFile, KindColumns } from "./format";
import type { SearchKind, SearchRecord } from "./record";

/** Writes the records of a language as its index. Done at build time; `decode.ts` reads it in the browser. */
export function encodeIndex(language: LocaleCode, kinds: readonly SearchKind[]): IndexFile {
  const records = kinds.flatMap((kind) => kind.records);
  const words = byFrequency(
    records.flatMap(({ title, details, summary, body }) => [title, ...details, summary, body].flatMap(wordsOf)),
  );
  const phrases = byFrequency(records.flatMap(({ details }) => details));
  const names = byFrequency(["", ...kinds.map(({ called }) => called), ...records.map(({ called }) => called)]);
  const text = (value: string) => rowOf(wordsOf(value), words);
  return {
    language,
    words: [...words.keys()].join(" "),
    phrases: [...phrases.keys()].map(text).join("\n"),
    names: [...names.keys()].join("\n"),
    kinds: kinds.map((kind): KindColumns => {
      const column = (value: (record: SearchRecord) => string | number) => columnOf(kind.records.map(value));
      const optional = {
        details: column(({ details }) => rowOf(details, phrases)),
        summaries: column(({ summary }) => text(summary)),
        bodies: column(({ body }) => text(body)),
        years: column(({ year }) => year ?? ""),
        documents: column(({ document }) => (document ? `${document.type} ${kilobytes(document.bytes)}` : "")),
        references: column(({ reference, key }) => (plain(reference) === plain(key) ? "=" : reference)),
        called: column(({ called }) => (called === "" ? "" : (names.get(called) ?? ""))),
        expiries: column(({ expiresOn }) => expiresOn ?? ""),
        specimens: column(({ specimen }) => (specimen ? 1 : "")),
        untranslated: column((record) => (record.language === language ? "" : 1)),
      };
      return {
        kind: kind.kind,
        names: names.get(kind.called) ?? 0,
        keys: column(({ key }) => key),
        titles: column(({ title }) => text(title)),
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")),
      };
    }),
  };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

/** Each text with its number: the most frequent first, which gives it the shortest sign; equals in order of code. */
function byFrequency(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const ordered = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return new Map(ordered.map(([text], number) => [text, number]));
}

function rowOf(parts: readonly string[], numbers: ReadonlyMap<string, number>): string {
  return parts.map((part) => signOf(numbers.get(part) ?? 0)).join("");
}

/** A code without capitals and signs, which keys do not have. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}

/** Lines of nothing are nothing. */
function columnOf(values: readonly (string | number)[]): string {
  const lines = values.join("\n");
  return lines.trim() === "" ? "" : lines;
}

function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024));
}

import { pathText } from "../../src/content/fields";
import {
  type AssessedText,
  type GroupKind,
  groupTexts,
  type TranslationGroup,
  translatedInto,
} from "../../src/content/translations";
import { collections } from "../../src/schema/collections";

const languages: Readonly<Record<string, string>> = { hi: "Hindi", sa: "Sanskrit" };
const kinds: Readonly<Record<GroupKind, string>> = { page: "page", collection: "collection", interface: "words" };
const longestExcerpt = 60;

/** Formats the report for a terminal: counts by page and collection, then a line per missing or outdated text. */
export function formatReport(texts: readonly AssessedText[]): string {
  const waiting = texts.filter(({ state }) => state !== "current");
  return [
    ...table(groupTexts(texts)),
    "",
    ...waiting.map(lineOf),
    ...(waiting.length > 0 ? [""] : []),
    summary(texts),
  ].join("\n");
}

function table(groups: readonly TranslationGroup[]): string[] {
  const rows = [
    ["", "texts", ...translatedInto.flatMap((code) => [`${languages[code]}: missing`, "older"])],
    ...groups.map(({ kind, name, texts, counts }) => [
      `${kinds[kind]} ${labelOf(kind, name)}`,
      String(texts),
      ...counts.flatMap(({ missing, older }) => [String(missing), String(older)]),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}

function labelOf(kind: GroupKind, name: string): string {
  return kind === "collection" ? (collections.find((own) => own.name === name)?.label.en ?? name) : name;
}

/** Formats a text in the same way as the content check: file and line, field, and what to do. */
function lineOf({ file, line, path, language, state, english }: AssessedText): string {
  const what = state === "missing" ? "is missing" : "is older than its English";
  const excerpt = english.replace(/\s+/gu, " ").trim();
  const shown = excerpt.length > longestExcerpt ? `${excerpt.slice(0, longestExcerpt)}…` : excerpt;
  return `${file}:${line}  ${pathText(path)}: the ${languages[language]} ${what}: “${shown}”`;
}

function summary(texts: readonly AssessedText[]): string {
  const inState = (state: AssessedText["state"]) => texts.filter((text) => text.state === state).length;
  const [missing, older] = [inState("missing"), inState("older")];
  if (missing + older === 0) return `All ${texts.length} translations are there, and none is older than its English.`;
  return (
    `Of ${texts.length} translations ${missing} ${missing === 1 ? "is" : "are"} missing and ${older} ` +
    `${older === 1 ? "is" : "are"} older than ${older === 1 ? "its" : "their"} English. Where an older one still fits: ` +
    "npm run translations -- --accept FILE"
  );
}

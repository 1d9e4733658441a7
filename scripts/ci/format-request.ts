import type { ChangeKind, DescribedChange } from "../../src/changes/describe-change";
import { formatChange } from "../../src/changes/describe-change";
import { type ChangedField, compareTexts } from "../../src/changes/field-changes";
import { nameFiles } from "../../src/changes/name-files";
import type { Diagnostic } from "../../src/content/diagnostic";
import {
  type ClerkLanguage,
  type ClerkMessage,
  type ClerkMessageKey,
  formatMessage,
  getTexts,
  onOneLine,
} from "../../src/messages";

/** The maximum length of a section in characters. A comment on GitHub has at most 65,536. */
const longestSection = 24_000;

/** The maximum length of a value in characters. */
const longestValue = 500;

/** The maximum number of other files that are listed. */
const otherFilesShown = 50;

/** The changes of the content in one language. */
interface Section {
  readonly language: ClerkLanguage;
  readonly files: readonly { readonly path: string; readonly describe: () => DescribedChange }[];
  readonly problems: readonly Diagnostic[];
}

/** Formats changes with their fields and problems as a list. What exceeds the maximum length is counted. */
export function formatSection({ language, files, problems }: Section): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const elsewhere = problems.filter(({ file }) => !paths.has(file));
  const parts = [
    ...files.map(({ path, describe }) => () => {
      const about = problems.filter(({ file }) => file === path).map((problem) => formatProblem(problem, language));
      return formatItem(describe(), about, language);
    }),
    ...elsewhere.map(
      (problem) => () => `- ${escapeMarkdown(nameFiles(problem.file, language))}: ${formatProblem(problem, language)}`,
    ),
  ];
  if (parts.length === 0) return [getTexts("changes.none")[language]];
  const lines: string[] = [];
  let length = 0;
  for (const [index, format] of parts.entries()) {
    const part = format();
    length += part.length;
    if (length > longestSection)
      return [lines.join("\n"), getTexts("changes.more", { count: parts.length - index })[language]];
    lines.push(part);
  }
  return [lines.join("\n")];
}

function formatItem(change: DescribedChange, problems: readonly string[], language: ClerkLanguage): string {
  const fields = change.what === "entry" ? change.fields.map((field) => formatField(field, language)) : [];
  return [
    `- **${escapeMarkdown(formatChange(change, language))}**`,
    ...[...fields, ...problems].map((line) => `  - ${line}`),
  ].join("\n");
}

function formatField({ label, before, after }: ChangedField, language: ClerkLanguage): string {
  const compared = compareTexts(before, after);
  const [start, old, now, end] = [compared.start, compared.before, compared.after, compared.end].map(formatValue);
  const changed = [old && `<del>${old}</del>`, now && `<ins>${now}</ins>`].filter(Boolean).join(" ");
  const value =
    after === ""
      ? `<del>${formatValue(before)}</del> ${getTexts("editor.empty-value")[language]}`
      : `${start}${changed}${end}`;
  return `${escapeMarkdown(label)}: ${value}`;
}

function formatValue(text: string): string {
  return escapeMarkdown(text.length > longestValue ? `${text.slice(0, longestValue)}…` : text);
}

function formatProblem({ severity, field, message }: Diagnostic, language: ClerkLanguage): string {
  const text = nameFiles(formatMessage(message, language), language);
  const label = field && (field.label?.[language] ?? field.path);
  const sentence = escapeMarkdown(label ? `${label}: ${text}` : text);
  return `${getTexts(`changes.${severity}`)[language]}: ${sentence}`;
}

/** Formats the list of the files that no clerk edits. */
export function formatOtherFiles(files: readonly { readonly path: string; readonly kind: ChangeKind }[]): string[] {
  if (files.length === 0) return [];
  const shown = files.slice(0, otherFilesShown).map(({ path, kind }) => {
    return `- \`${onOneLine(path).replaceAll("`", "'")}\` (${inBothLanguages(`changes.file-${kind}`)})`;
  });
  const rest = files.length - shown.length;
  return [
    `### ${inBothLanguages("changes.other-files")}`,
    shown.join("\n"),
    ...(rest > 0 ? [inBothLanguages("changes.more", { count: rest })] : []),
  ];
}

/** Returns a message in Hindi and English, on one line. */
export function inBothLanguages(key: ClerkMessageKey, values?: ClerkMessage["values"]): string {
  const { hi, en } = getTexts(key, values);
  return `${hi} · ${en}`;
}

/**
 * Escapes a text for one line of Markdown: it has no markup and no HTML, and a zero-width space keeps names of people and
 * numbers of requests from being linked.
 */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|]/gu, "\\$&")
    .replace(/[@#]/gu, "$&\u200b")
    .replace(/\s*\n\s*/gu, "<br>");
}

import type { Diagnostic } from "./diagnostic";
import { type ClerkLanguage, message, onOneLine, worded } from "./messages";
import type { ContentReading } from "./reading";

/** The format of a report: for people at a terminal, or as annotations on the lines of a pull request. */
export interface ReportOptions {
  readonly language: ClerkLanguage;
  readonly format: "terminal" | "github";
}

/**
 * The problems as text, one line each. For a terminal `file:LINE:COL  field: what is wrong, and what to write instead`;
 * for GitHub its workflow commands `::error file=…`. Without problems the text is empty.
 */
export function report(problems: readonly Diagnostic[], { language, format }: ReportOptions): string {
  const line = format === "github" ? annotation : terminalLine;
  return problems.map((problem) => line(problem, language)).join("\n");
}

/** One line that says how much was read and how much of it is wrong. */
export function summary(
  { files, problems }: Pick<ContentReading, "files" | "problems">,
  language: ClerkLanguage,
): string {
  const errors = countErrors(problems);
  const warnings = problems.length - errors;
  if (errors > 0) return worded(message("report-errors", { files, errors, warnings }), language);
  return worded(
    warnings > 0 ? message("report-warnings", { files, warnings }) : message("report-clean", { files }),
    language,
  );
}

/** Returns the number of problems that block publication. */
export function countErrors(problems: readonly Diagnostic[]): number {
  return problems.filter(({ severity }) => severity === "error").length;
}

function terminalLine(problem: Diagnostic, language: ClerkLanguage): string {
  const { file, line, column, severity } = problem;
  const kind = severity === "warning" ? `(${worded(message("report-warning"), language)}) ` : "";
  return `${onOneLine(file)}:${line}:${column}  ${kind}${sentence(problem, language)}`;
}

/** A workflow command of GitHub Actions, escaped as its runner expects it. */
function annotation(problem: Diagnostic, language: ClerkLanguage): string {
  const { file, line, column, severity } = problem;
  const place = `file=${escapedProperty(file)},line=${line},col=${column}`;
  return `::${severity} ${place}::${escapedData(sentence(problem, language))}`;
}

function sentence({ field, message: about }: Diagnostic, language: ClerkLanguage): string {
  return `${fieldText(field, language)}: ${worded(about, language)}`;
}

function fieldText(field: Diagnostic["field"], language: ClerkLanguage): string {
  if (!field) return worded(message("report-file"), language);
  // The path is the same in English as in the file; in Hindi the form's words stand beside it.
  const label = language === "en" ? undefined : field.label?.[language];
  const path = onOneLine(field.path);
  return label ? `${path} (${label})` : path;
}

function escapedData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

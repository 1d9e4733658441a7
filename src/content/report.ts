import { type ClerkLanguage, formatMessage, onOneLine, toMessage } from "../messages";
import type { Diagnostic } from "./diagnostic";
import type { ContentReading } from "./reading";

/** The language and format of a report: for a terminal, or as annotations in a pull request. */
export interface ReportOptions {
  readonly language: ClerkLanguage;
  readonly format: "terminal" | "github";
}

/**
 * Formats problems, one line each; empty without problems. The format for a terminal is `file:LINE:COL field: error and
 * correction`. The format for GitHub is workflow commands, `::error file=…`.
 */
export function report(problems: readonly Diagnostic[], { language, format }: ReportOptions): string {
  const line = format === "github" ? annotation : terminalLine;
  return problems.map((problem) => line(problem, language)).join("\n");
}

/** Returns one line with the numbers of files read, errors and warnings. */
export function formatSummary(
  { files, problems }: Pick<ContentReading, "files" | "problems">,
  language: ClerkLanguage,
): string {
  const errors = countErrors(problems);
  const warnings = problems.length - errors;
  if (errors > 0) return formatMessage(toMessage("report-errors", { files, errors, warnings }), language);
  return formatMessage(
    warnings > 0 ? toMessage("report-warnings", { files, warnings }) : toMessage("report-clean", { files }),
    language,
  );
}

/** Returns the number of problems that block publication. */
export function countErrors(problems: readonly Diagnostic[]): number {
  return problems.filter(({ severity }) => severity === "error").length;
}

function terminalLine(problem: Diagnostic, language: ClerkLanguage): string {
  const { file, line, column, severity } = problem;
  const kind = severity === "warning" ? `(${formatMessage(toMessage("report-warning"), language)}) ` : "";
  return `${onOneLine(file)}:${line}:${column}  ${kind}${sentence(problem, language)}`;
}

/** Formats a workflow command of GitHub Actions, escaped as its runner requires. */
function annotation(problem: Diagnostic, language: ClerkLanguage): string {
  const { file, line, column, severity } = problem;
  const place = `file=${escapedData(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line},col=${column}`;
  return `::${severity} ${place}::${escapedData(sentence(problem, language))}`;
}

function sentence({ field, message: about, detail }: Diagnostic, language: ClerkLanguage): string {
  const text = formatMessage(about, language);
  const whole = detail ? formatMessage(toMessage("report-detail", { text, detail }), language) : text;
  return `${fieldText(field, language)}: ${whole}`;
}

function fieldText(field: Diagnostic["field"], language: ClerkLanguage): string {
  if (!field) return formatMessage(toMessage("report-file"), language);
  // In English the path suffices. In Hindi the form's label follows it.
  const label = language === "en" ? undefined : field.label?.[language];
  const path = onOneLine(field.path);
  return label ? `${path} (${label})` : path;
}

function escapedData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

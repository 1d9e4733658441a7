import type { z } from "zod";

/**
 * The rules a value can break beyond its type. Each needs a message for clerks in `src/content/messages`; without one,
 * the code does not compile.
 */
export type RuleName =
  | "date-form"
  | "date-exists"
  | "date-range"
  | "time-form"
  | "time-without-day"
  | "key-form"
  | "value-key-form"
  | "value-key-twice"
  | "text-empty"
  | "text-invisible"
  | "text-ill-formed"
  | "text-legacy-font"
  | "text-html"
  | "text-line-break"
  | "document-name"
  | "link-scheme"
  | "link-user"
  | "site-root"
  | "email-form"
  | "telephone-form"
  | "closes-before-published"
  | "expires-before-shown"
  | "expires-before-closes"
  | "change-before-published"
  | "classes-order"
  | "udise-form"
  | "outside-session"
  | "until-before-day"
  | "ends-before-begins"
  | "document-and-link"
  | "document-twice"
  | "languages-without-document"
  | "page-and-source"
  | "appeal-to-same-office"
  | "choice-in-group"
  | "repository-form"
  | "code-owner-form"
  | "emblem-name"
  | "colour-form"
  | "colour-contrast";

/** The data of a broken rule, for its message. */
export interface BrokenRule {
  readonly rule: RuleName;
  /** The value found or allowed, for the message. */
  readonly found?: string;
}

/** Creates the zod issue for a broken rule, at a path below the checked value. */
export function broken(
  rule: RuleName,
  input: unknown,
  found?: string,
  path: readonly (string | number)[] = [],
): z.core.$ZodRawIssue<z.core.$ZodIssueCustom> {
  const params: BrokenRule = found === undefined ? { rule } : { rule, found };
  return { code: "custom", input, path: [...path], params: { ...params } };
}

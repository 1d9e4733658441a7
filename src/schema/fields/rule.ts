import type { z } from "zod";

/**
 * The rules a value can break beyond its type, by the key of their message for clerks (`src/content/messages`). Without
 * a message of that key, the code does not compile.
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
  | "field-empty"
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
  | "date-closes"
  | "date-expires"
  | "date-expires-open"
  | "date-change"
  | "classes-order"
  | "udise-form"
  | "date-session"
  | "date-until"
  | "time-ends"
  | "time-begins-missing"
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

/** The values of a message's placeholders. */
type Values = Readonly<Record<string, string | number>>;

/** The data of a broken rule, for its message. */
export interface BrokenRule {
  readonly rule: RuleName;
  readonly values: Values;
}

/**
 * Creates the zod issue for a broken rule, at a path below the checked value.
 *
 * @param found the text that breaks the rule, or all values of the message
 */
export function createIssue(
  rule: RuleName,
  input: unknown,
  found: string | Values = {},
  path: readonly (string | number)[] = [],
): z.core.$ZodRawIssue<z.core.$ZodIssueCustom> {
  const params: BrokenRule = { rule, values: typeof found === "string" ? { found } : found };
  return { code: "custom", input, path: [...path], params: { ...params } };
}

import type * as z from "zod";
import type { ClerkMessageKey } from "../../messages";

/** The values of a message's placeholders. */
type Values = Readonly<Record<string, string | number>>;

/** The data of a broken rule, for its message. */
export interface BrokenRule {
  /** A rule beyond the value's type: the key of its message for clerks. */
  readonly rule: ClerkMessageKey;
  readonly values: Values;
}

/**
 * Creates the zod issue for a broken rule, at a path below the checked value.
 *
 * @param found the text that breaks the rule, or all values of the message
 */
export function createIssue(
  rule: ClerkMessageKey,
  found: string | Values = {},
  path: readonly (string | number)[] = [],
): z.core.$ZodRawIssue<z.core.$ZodIssueCustom> {
  const params: BrokenRule = { rule, values: typeof found === "string" ? { found } : found };
  return { code: "custom", input: undefined, path: [...path], params: { ...params } };
}

/** Adds the rule that a text has a form. */
export function requireForm<Type extends z.ZodType<string>>(type: Type, form: RegExp, rule: ClerkMessageKey): Type {
  return type.check(({ value, issues }) => {
    if (!form.test(value)) issues.push(createIssue(rule, value));
  });
}

import type { z } from "zod";
import type messages from "../rules/en.json";

/** A rule that a value can break beyond its type: the key of its message for clerks (`src/schema/rules`). */
export type RuleName = keyof typeof messages;

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
  found: string | Values = {},
  path: readonly (string | number)[] = [],
): z.core.$ZodRawIssue<z.core.$ZodIssueCustom> {
  const params: BrokenRule = { rule, values: typeof found === "string" ? { found } : found };
  return { code: "custom", input: undefined, path: [...path], params: { ...params } };
}

/** Adds the rule that a text has a form. */
export function ofForm<Type extends z.ZodType<string>>(type: Type, form: RegExp, rule: RuleName): Type {
  return type.check(({ value, issues }) => {
    if (!form.test(value)) issues.push(createIssue(rule, value));
  });
}

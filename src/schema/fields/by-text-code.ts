import { textCodes } from "../../site/chosen-locales";
import type { LocaleCode } from "../../site/locales";

/**
 * Returns a record with a value for every language in which content may have texts. A site that no longer has a language
 * still accepts the texts in it, and shows none of them.
 */
export function byTextCode<Value>(createValue: () => Value): Record<LocaleCode, Value> {
  const values: Partial<Record<LocaleCode, Value>> = {};
  for (const code of textCodes) values[code] = createValue();
  if (!hasEveryCode(values)) throw new Error("A language has no value.");
  return values;
}

function hasEveryCode<Value>(values: Partial<Record<LocaleCode, Value>>): values is Record<LocaleCode, Value> {
  return textCodes.every((code) => code in values);
}

import type { Description } from "../description";
import en from "./en.json";
import hi from "./hi.json";
import sa from "./sa.json";

/** The key of a collection or field, which all three tables have. Its help is in English and Hindi, with `.help`. */
type LabelKey = keyof typeof en & keyof typeof hi & keyof typeof sa;

/**
 * Returns the label and help of a collection or field. Its key is its path, such as `results.exam` or
 * `budgets.heads.name`. Keys of fields that collections share begin with `shared`.
 *
 * @param values the values of the placeholders in the help
 */
export function describe(key: LabelKey, values: Readonly<Record<string, number>> = {}): Description {
  const help = `${key}.help` as const;
  const fill = (text: string) => text.replace(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));
  return { label: { en: en[key], hi: hi[key], sa: sa[key] }, help: { en: fill(en[help]), hi: fill(hi[help]) } };
}

import type { LocaleCode } from "../../site/locales";
import { applyTerms } from "../../site/terms";
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
export function describe(key: LabelKey, values: Readonly<Record<string, number | string>> = {}): Description {
  const help = `${key}.help` as const;
  const fill = (text: string) => text.replace(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));
  const inTerms = (text: string, language: LocaleCode) => fill(applyTerms(text, language));
  return {
    label: { en: inTerms(en[key], "en"), hi: inTerms(hi[key], "hi"), sa: inTerms(sa[key], "sa") },
    help: { en: inTerms(en[help], "en"), hi: inTerms(hi[help], "hi") },
  };
}

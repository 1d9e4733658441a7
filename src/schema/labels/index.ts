import type { LocaleCode } from "../../site/locales";
import { applyTerms } from "../../site/terms";
import type { Description } from "../description";
import en from "./en.json";
import hi from "./hi.json";
import { labelsOfLists } from "./of-lists";
import sa from "./sa.json";

const tables = {
  en: { ...en, ...labelsOfLists.en },
  hi: { ...hi, ...labelsOfLists.hi },
  sa: { ...sa, ...labelsOfLists.sa },
};

/** The key of a collection or field, which all three tables have. Its help is in English and Hindi, with `.help`. */
export type LabelKey = keyof typeof tables.en & keyof typeof tables.hi & keyof typeof tables.sa;

/** Returns the label and help of a field that collections share, by its name; undefined if they share none of that name. */
export function describeShared(name: string): Description | undefined {
  const key = `shared.${name}`;
  return isLabelKey(key) ? describe(key) : undefined;
}

function isLabelKey(key: string): key is LabelKey {
  return Object.hasOwn(tables.sa, key);
}

/**
 * Returns the label and help of a collection or field. Its key is its path, such as `results.exam` or
 * `budgets.heads.name`. Keys of fields that collections share begin with `shared`.
 *
 * @param values the values of the placeholders in the help
 */
export function describe(key: LabelKey, values: Readonly<Record<string, number | string>> = {}): Description {
  const help = `${key}.help` as const;
  const fill = (text: string) => text.replace(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));
  const inTerms = (text = "", language: LocaleCode) => fill(applyTerms(text, language));
  return {
    label: {
      en: inTerms(tables.en[key], "en"),
      hi: inTerms(tables.hi[key], "hi"),
      sa: inTerms(tables.sa[key], "sa"),
    },
    help: { en: inTerms(tables.en[help], "en"), hi: inTerms(tables.hi[help], "hi") },
  };
}

import { isLocaleCode, requiredLocale } from "../../site/locales";
import { isGroup } from "../../site/merge";
import type { Path } from "../position";
import type { WrittenEntry } from "../written-entry";
import type { TextPair } from "./records";

/** A text in a language that it is translated into, translated or not. */
export interface TranslatableText extends TextPair {
  /** The line of the text or its name, counted from 1. */
  readonly line: number;
  readonly path: Path;
}

/** Pairs each text of the product with the council's that replaces it. */
export function listReplacedTexts({ file, places, layers }: WrittenEntry): TranslatableText[] {
  const visit = (own: unknown, below: unknown, path: Path): TranslatableText[] => {
    if (isGroup(own) && isGroup(below))
      return Object.entries(own).flatMap(([name, value]) => visit(value, below[name], [...path, name]));
    const [translation, source] = [own, below].map((value) => (Array.isArray(value) ? JSON.stringify(value) : value));
    if (typeof translation !== "string" || typeof source !== "string" || translation.trim() === source.trim())
      return [];
    const last = path.at(-1);
    const language = isLocaleCode(last) ? last : requiredLocale;
    return [{ file, language, path, source, translation, line: places.of(path).line, isReplacement: true }];
  };
  return layers ? visit(layers.own, layers.below, []) : [];
}

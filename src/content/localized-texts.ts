import { type LocaleCode, localeCodes } from "../site/locales";
import { isGroup, type WrittenField } from "./fields";
import type { TextKind } from "./language-rules";
import type { Path } from "./position";

/** A text of a field in one language. */
export interface LocalizedText {
  readonly path: Path;
  readonly locale: LocaleCode;
  readonly text: string;
  readonly kind: TextKind;
}

/** Returns a field's texts, one per language in which it is written. */
export function textsOfField({ path, description, value }: WrittenField): LocalizedText[] {
  if ((description.kind !== "text" && description.kind !== "markdown") || !isGroup(value)) return [];
  const kind = description.kind === "text" ? "title" : "prose";
  return localeCodes.flatMap((locale) => {
    const text = value[locale];
    return typeof text === "string" ? [{ path: [...path, locale], locale, text, kind }] : [];
  });
}

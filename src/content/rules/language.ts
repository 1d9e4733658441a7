import { createGlossary } from "../../language/glossary";
import { getKind } from "../../schema/kinds";
import { type LocaleCode, localeCodes } from "../../site/locales";
import { isGroup, type WrittenField } from "../fields";
import { findLanguageFaults, type TextKind } from "../language-rules";
import { problemsTold } from "../limits";
import type { Path } from "../position";
import { createTextProblem } from "../written-entry";
import type { Rule } from "./rule";

/** Texts use the script and spelling of their language, and none of the forms that the glossary avoids. */
export const textsFollowLanguageRules: Rule = ({ entries, glossary: rules }) => {
  const glossary = createGlossary(rules);
  return entries.flatMap((entry) =>
    entry.fields
      .flatMap(listFieldTexts)
      .flatMap(({ path, locale, text, kind }) =>
        findLanguageFaults(text, locale, kind, glossary).map((found) =>
          createTextProblem(entry, path, found.word, found.message, found.severity),
        ),
      )
      .slice(0, problemsTold),
  );
};

/** A text of a field in one language. */
export interface LocalizedText {
  readonly path: Path;
  readonly locale: LocaleCode;
  readonly text: string;
  readonly kind: TextKind;
}

/** Returns a field's texts, one per language in which it is written. */
export function listFieldTexts({ path, description, value }: WrittenField): LocalizedText[] {
  const { shape, isMarkdown } = getKind(description.kind);
  if (shape !== "texts" || !isGroup(value)) return [];
  const kind = isMarkdown ? "prose" : "title";
  return localeCodes.flatMap((locale) => {
    const text = value[locale];
    return typeof text === "string" ? [{ path: [...path, locale], locale, text, kind }] : [];
  });
}

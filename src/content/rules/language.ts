import { createGlossary } from "../../language/glossary";
import { languageFindings } from "../language-rules";
import { problemsTold } from "../limits";
import { textsOfField } from "../localized-texts";
import { problemInText } from "../written-entry";
import type { Rule } from "./rule";

/** Texts use the script and spelling of their language, and none of the forms that the glossary avoids. */
export const textsFollowLanguageRules: Rule = ({ entries, glossary: rules }) => {
  const glossary = createGlossary(rules);
  return entries.flatMap((entry) =>
    entry.fields
      .flatMap(textsOfField)
      .flatMap(({ path, locale, text, kind }) =>
        languageFindings(text, locale, kind, glossary).map((found) =>
          problemInText(entry, path, found.word, found.message, found.severity),
        ),
      )
      .slice(0, problemsTold),
  );
};

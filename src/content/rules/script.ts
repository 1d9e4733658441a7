import { foreignWords } from "../../language/script";
import { localeCodes } from "../../site/locales";
import { isGroup } from "../fields";
import { languageNames, message } from "../messages";
import { problemInText } from "../written-entry";
import type { Rule } from "./rule";

/** More words than these say no more. */
const wordsTold = 5;

/** A text is in the script of its language; words in another are warned of, since a name may have to stay as it is. */
export const textsAreInScript: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, description, value }) => {
      if ((description.kind !== "text" && description.kind !== "markdown") || !isGroup(value)) return [];
      return localeCodes.flatMap((code) => {
        const text = value[code];
        const found = typeof text === "string" ? foreignWords(text, code) : [];
        const [first] = found;
        if (!first) return [];
        const words = found
          .slice(0, wordsTold)
          .map(({ word }) => word)
          .join(", ");
        const shown = found.length > wordsTold ? `${words}, …` : words;
        const wrong = message("text-script", { words: shown, language: languageNames[code] });
        return [problemInText(entry, [...path, code], first.word, wrong, "warning")];
      });
    }),
  );

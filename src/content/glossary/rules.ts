import type { z } from "zod";
import type { GlossaryRules } from "../../language/glossary";
import type { glossary } from "../../schema/glossary";

/** The fields of the glossary, as its schema parses them. */
export type GlossaryFields = z.output<(typeof glossary)["schema"]>;

/** The rules of an empty glossary, used if none could be read. */
export const noRules: GlossaryRules = { avoided: [], latin: [], spelled: [], misspelled: [] };

/** Creates rules from the glossary's fields. A form without an alternative is replaced by its term. */
export function createRules(
  { terms, latin, spelled }: GlossaryFields,
  misspelled: GlossaryRules["misspelled"] = [],
): GlossaryRules {
  const avoided = terms.flatMap(({ term, avoid = [] }) =>
    avoid.map(({ form, language, write, except }) => ({
      form,
      language,
      write: write ?? term[language] ?? term.en,
      except: wordsIn(except),
    })),
  );
  return { avoided, latin: wordsIn(latin), spelled: wordsIn(spelled), misspelled };
}

function wordsIn(line = ""): string[] {
  return line.split(/\s+/u).filter((word) => word !== "");
}

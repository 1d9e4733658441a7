import type { z } from "zod";
import type { GlossaryRules } from "../../language/glossary";
import type { glossary } from "../../schema/glossary";

/** The fields of the glossary's file as its schema reads them. */
export type GlossaryFields = z.output<(typeof glossary)["schema"]>;

/** A glossary that forbids nothing, where none could be read. */
export const noRules: GlossaryRules = { avoided: [], latin: [], spelled: [], misspelled: [] };

/** Gives the rules that the glossary's fields lay down; a form without an alternative of its own gives way to the term. */
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

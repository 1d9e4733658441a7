import type * as z from "zod";
import { createGlossary, type GlossaryRules } from "../language/glossary";
import type { Noun } from "../language/orthography";
import { toMessage } from "../messages";
import { glossary } from "../schema/glossary";
import { chooseText } from "../site/locales";
import { parseText } from "../site/merge";
import { createFileDiagnostic } from "./diagnostic";
import { readStoredEntry } from "./entry";
import { glossaryFile } from "./folders";
import { memoizeByObject } from "./memoize";
import type { ProjectFiles } from "./project-files";
import type { WrittenEntry } from "./written-entry";

/** The rules of an empty glossary, used if none could be read. */
export const noRules: GlossaryRules = {
  avoided: [],
  latin: [],
  spelled: [],
  misspelled: [],
  nouns: [],
  everywhere: [],
  different: [],
};

const genders = { masculine: "m", feminine: "f", neuter: "n" } as const;

type Fields = z.output<(typeof glossary)["schema"]>;

/** Creates rules from the glossary's fields. A form without an alternative is replaced by its term. */
function createRules(
  { terms, latin, spelled, differences = [] }: Fields,
  misspelled: GlossaryRules["misspelled"],
): GlossaryRules {
  const avoided = terms.flatMap(({ term, avoid = [] }) =>
    avoid.map(({ form, language, write, except }) => ({
      form,
      language,
      write: write ?? chooseText(term, language)?.text ?? form,
      except: wordsIn(except),
    })),
  );
  const everywhere = terms.filter((each) => each.everywhere).map(({ term }) => term);
  const different = differences.map(({ text }) => text);
  const nouns = terms.flatMap(toNoun);
  return { avoided, latin: wordsIn(latin), spelled: wordsIn(spelled), misspelled, nouns, everywhere, different };
}

function toNoun({ term, gender }: Fields["terms"][number]): Noun[] {
  const { sa = "" } = term;
  if (!gender || /[^\p{L}\p{M}]/u.test(sa)) return [];
  const letter = genders[gender];
  return [{ stem: letter === "f" ? sa : sa.replace(/[ः]$|म्$/u, ""), gender: letter }];
}

function wordsIn(line = ""): string[] {
  return line.split(/\s+/u).filter((word) => word !== "");
}

/** Returns the glossary with some rules, the same as long as these are. */
export const openGlossary = memoizeByObject((rules: GlossaryRules) => createGlossary(rules));

const readRules = memoizeByObject((entry: WrittenEntry, misspelled: GlossaryRules["misspelled"], below?: string) => {
  const { data: fields } = glossary.schema.safeParse(entry.value);
  const { data: others } = glossary.schema.safeParse(parseText(below));
  return fields ? createRules(others ? addRules(fields, others) : fields, misspelled) : noRules;
});

/** Adds the product's rules to a council's, whose term replaces that with the same English. */
function addRules(own: Fields, others: Fields): Fields {
  const terms = others.terms.filter(({ term }) => own.terms.every((each) => each.term.en !== term.en));
  return {
    ...own,
    terms: [...own.terms, ...terms],
    latin: `${own.latin} ${others.latin}`,
    spelled: `${own.spelled} ${others.spelled}`,
    differences: [...(own.differences ?? []), ...(others.differences ?? [])],
  };
}

/**
 * Reads and checks the glossary.
 *
 * @returns its rules, the file as written for rules over all entries (undefined if it could not be read), and the problems
 */
export function readGlossary(files: ProjectFiles, misspelled = noRules.misspelled) {
  const file = files.get(glossaryFile);
  if (!file) {
    const problems = [createFileDiagnostic(glossaryFile, toMessage("file-single-missing", { help: glossary.help }))];
    return { rules: noRules, written: undefined, problems };
  }
  const place = { collection: glossary, file: glossaryFile, name: "glossary" };
  const { entry, problems } = readStoredEntry(place, file);
  const rules = readRules(entry, misspelled, file.below);
  return { rules, written: entry.text === "" ? undefined : entry, problems };
}

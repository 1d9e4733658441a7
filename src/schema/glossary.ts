import { defineLabelledCollection } from "./collection";
import { choice, defineVocabulary, flag, line, list, text } from "./fields";
import fixed from "./fixed-vocabularies.json";
import { describe } from "./labels";

/** The languages of forms to avoid. */
const avoidedIn = defineVocabulary("avoided-in", fixed["avoided-in"]);

const gender = defineVocabulary("gender", fixed.gender);

const avoided = {
  /** A word, or part of one with a hyphen for the rest: `लेखा`, `आदर्शरूप-`, `-सर्वकार-`. `#` matches a number. */
  form: line(describe("glossary.terms.avoid.form")),
  language: choice({ ...describe("glossary.terms.avoid.language"), from: avoidedIn }),
  /** The replacement; the term by default. */
  write: line(describe("glossary.terms.avoid.write")).optional(),
  /** Exceptions: correct words that contain the form, in the notation of `form`, separated by spaces. */
  except: line(describe("glossary.terms.avoid.except")).optional(),
};

/**
 * The glossary: the site's terms in each language, and forms to avoid. It is read and checked like an entry, but is not
 * a collection, since no page shows it.
 */
export const glossary = defineLabelledCollection({
  name: "glossary",
  folder: "locales/glossary.yaml",
  type: "Glossary",
  fields: {
    terms: list({
      ...describe("glossary.terms"),
      item: {
        term: text(describe("glossary.terms.term")),
        gender: choice({ ...describe("glossary.terms.gender"), from: gender }).optional(),
        hindiConfirmed: flag(describe("glossary.terms.hindiConfirmed")),
        sanskritConfirmed: flag(describe("glossary.terms.sanskritConfirmed")),
        /** Every language of a text has the term if one has it. */
        everywhere: flag(describe("glossary.terms.everywhere")),
        avoid: list({ ...describe("glossary.terms.avoid"), item: avoided }).optional(),
      },
    }),
    /** Latin words allowed in Hindi and Sanskrit sentences. */
    latin: line(describe("glossary.latin")),
    /** Words without warnings: names, and the council's accepted spellings. */
    spelled: line(describe("glossary.spelled")),
    /** Texts whose languages may differ in structure, numbers or terms. */
    differences: list({
      ...describe("glossary.differences"),
      item: {
        /** The text as the warning names it: `orders/2019 body`. */
        text: line(describe("glossary.differences.text")),
        reason: line(describe("glossary.differences.reason")),
      },
    }).optional(),
  },
});

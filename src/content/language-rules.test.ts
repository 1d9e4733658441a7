import type { z } from "zod";
import { councilFolder } from "../../tests/site/council";
import decapHindi from "../editor/decap.hi.json";
import { createGlossary } from "../language/glossary";
import { findSpellingFaults } from "../language/orthography";
import { collections } from "../schema/collections";
import { type FieldDescription, getDescription } from "../schema/description";
import { glossary as glossaryCollection } from "../schema/glossary";
import { vocabularies } from "../schema/vocabularies";
import type { LocalizedTexts } from "../site/locales";
import { listProjectFiles, readMisspellings } from "./disk";
import { readGlossary } from "./glossary";
import { contentLimits } from "./limits";
import hindi from "./messages/hi.json";

/** Sentences in code follow the same rules as the content. */

const { rules, problems } = readGlossary(listProjectFiles(councilFolder), contentLimits.fileBytes, readMisspellings());
const glossary = createGlossary(rules);

/** Values that clerks type are shown unchanged, in Latin digits. */
const omitted = ["digits"] as const;

function wrongIn(texts: readonly string[], locale: "hi" | "sa"): string[] {
  return texts.flatMap((text) => [
    ...glossary.avoidedIn(text, locale).map(({ found, near }) => `${found} > ${near}: ${text}`),
    ...findSpellingFaults(text, locale, omitted)
      .filter(({ found }) => !glossary.isAccepted(found))
      .map(({ found, near }) => `${found} > ${near}: ${text}`),
  ]);
}

/** Returns all texts in a tree of messages. Polyglot separates plural forms by four bars. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return tree.split("||||").map((text) => text.trim());
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

const described = [...collections, glossaryCollection];

function descriptionsIn(schema: z.ZodObject): FieldDescription[] {
  return Object.values(schema.shape)
    .map(getDescription)
    .flatMap((description) =>
      description.kind === "list" ? [description, ...descriptionsIn(description.item)] : [description],
    );
}

const fields = described.flatMap(({ schema }) => descriptionsIn(schema));

test("reads the glossary without problems", () => {
  expect(problems).toEqual([]);
  expect(rules.avoided.length).toBeGreaterThan(40);
});

test.each([
  ["sa", "चित्रलेखा, सुलेखा च"],
  ["sa", "निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा।"],
  ["sa", "रोमन्थम् अभ्यस्यति गौः।"],
  ["sa", "आदर्शशिक्षकपुरस्कारः"],
  ["sa", "शिक्षकाणाम् अभिभावकसङ्घः"],
  ["sa", "अपीलम् अधिकारिणे प्रेषयति।"],
  ["sa", "अनेन अधिनियमेन परिषत् स्थापिता।"],
  ["sa", "अधिकाधिकं पठन्तु।"],
  ["sa", "भारतसर्वकारः, रोमनगरे, प्रभारी, परीक्षिता लेखा अस्मिन्, पुरातना अपि"],
  ["hi", "गरीबी, हजार, किस्त, फोन, खाली, पीडीएफ"],
] as const)("the glossary of the site accepts %s “%s”", (locale, text) => {
  expect(glossary.avoidedIn(text, locale)).toEqual([]);
});

test.each([
  ["sa", "वार्षिकलेखा"],
  ["sa", "आदर्शरूपाणि"],
  ["sa", "प्रति निवर्त्यताम्"],
] as const)("the glossary of the site refuses %s “%s”", (locale, text) => {
  expect(glossary.avoidedIn(text, locale).map(({ found }) => found)).toEqual([text]);
});

test("labels and help texts of the schema follow the rules", () => {
  const labels = [...described, ...fields].map(({ label }) => label);
  const values = vocabularies.flatMap(({ values: words }) => Object.values<LocalizedTexts>(words));
  expect(
    wrongIn(
      [...labels, ...values].map(({ sa = "" }) => sa),
      "sa",
    ),
  ).toEqual([]);
  const helps = [...described, ...fields].map(({ help }) => help.hi);
  expect(wrongIn([...[...labels, ...values].map(({ hi = "" }) => hi), ...helps], "hi")).toEqual([]);
});

test.each([
  ["the messages of the check and the commands", hindi],
  ["the editor's interface", decapHindi],
])("%s follow the rules", (_where, tree) => {
  expect(wrongIn(textsIn(tree), "hi")).toEqual([]);
});

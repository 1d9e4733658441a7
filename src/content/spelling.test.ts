import { councilFolder } from "../../tests/site/council";
import { readSentences } from "../../tests/spellings/read-spellings";
import { createGlossary } from "../language/glossary";
import { readGlossaryRules } from "./disk";
import { languageFindings } from "./language-rules";

const glossary = createGlossary(readGlossaryRules(councilFolder));
const { right, wrong } = readSentences();

describe.each(["hi", "sa"] as const)("in %s", (locale) => {
  const findings = (text: string) => languageFindings(text, locale, "prose", glossary);

  test("no right sentence is an error, and at most five of a hundred bring a warning", () => {
    const found = right[locale]
      .map((text) => ({ text, found: findings(text) }))
      .filter((each) => each.found.length > 0);
    expect(found.filter((each) => each.found.some(({ severity }) => severity === "error"))).toEqual([]);
    expect(found.length / right[locale].length).toBeLessThanOrEqual(0.05);
  });

  test.each(["tuned", "unseen"] as const)("two of five mistakes are found: %s", (part) => {
    const sentences = wrong[part][locale];
    const found = sentences.filter((text) => findings(text).length > 0);
    expect(found.length / sentences.length).toBeGreaterThanOrEqual(0.4);
  });
});

import { councilFolder } from "../../tests/site/council";
import { readSentences } from "../../tests/spellings/read-spellings";
import { createGlossary } from "../language/glossary";
import { readContent } from "./disk";
import { findLanguageFaults } from "./language-rules";

const glossary = createGlossary(readContent(councilFolder).textRules.glossary);
const { right, wrong } = readSentences();

describe.each(["hi", "sa"] as const)("in %s", (locale) => {
  const findings = (text: string) => findLanguageFaults(text, locale, "prose", glossary);

  test("reports no error in correct sentences, and warnings in at most five per cent", () => {
    const found = right[locale]
      .map((text) => ({ text, found: findings(text) }))
      .filter((each) => each.found.length > 0);
    expect(found.filter((each) => each.found.some(({ severity }) => severity === "error"))).toEqual([]);
    expect(found.length / right[locale].length).toBeLessThanOrEqual(0.05);
  });

  test.each(["tuned", "unseen"] as const)("finds at least two of five mistakes: %s", (part) => {
    const sentences = wrong[part][locale];
    const found = sentences.filter((text) => findings(text).length > 0);
    expect(found.length / sentences.length).toBeGreaterThanOrEqual(0.4);
  });
});

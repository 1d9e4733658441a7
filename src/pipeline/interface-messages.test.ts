import type { LocaleCode } from "../site/locales";
import { localeCodes } from "../site/locales";
import { interfaceMessages } from "./interface-messages";

const english = { menu: { home: "Home", rti: "RTI" }, layout: { top: "Back to top" }, budget: { total: "Total" } };

/** Returns the interface files as Gatsby would have sourced them. */
const files = (words: Partial<Record<LocaleCode, object>>) =>
  Object.entries(words).map(([language, data]) => {
    const text = JSON.stringify(data);
    return { language, ns: "interface", data: text, internal: { contentDigest: text } };
  });

async function wordsFor(language: LocaleCode, groups: string[], written: Partial<Record<LocaleCode, object>>) {
  const nodeModel = { findAll: () => Promise.resolve({ entries: files(written) }) };
  const { edges } = await interfaceMessages.resolve(undefined, { language, groups }, { nodeModel });
  return Object.fromEntries(edges.map(({ node }): [string, unknown] => [node.language, JSON.parse(node.data)]));
}

it("reads the files for every page, so that Gatsby recreates all pages when one changes", async () => {
  const findAll = jest.fn(() => Promise.resolve({ entries: files({ en: english }) }));
  for (const page of [1, 2]) {
    await interfaceMessages.resolve(undefined, { language: "en", groups: ["menu"] }, { nodeModel: { findAll } });
    expect(findAll).toHaveBeenCalledTimes(page);
  }
});

it("returns only the groups that a page names, which keeps it small", async () => {
  const words = await wordsFor("en", ["menu", "layout"], { en: english });
  expect(words).toEqual({ en: { menu: expect.objectContaining(english.menu), layout: english.layout } });
});

it("returns English only for messages that the language lacks", async () => {
  const hi = { menu: { home: "मुख्य पृष्ठ", rti: "" }, budget: { total: "योग" } };
  const words = await wordsFor("hi", ["menu", "layout", "budget"], { en: english, hi });
  expect(words).toEqual({
    hi: { menu: expect.objectContaining(hi.menu), budget: hi.budget },
    en: { menu: { rti: "RTI" }, layout: english.layout },
  });
});

it("falls back to English for a language without a file", async () => {
  const words = await wordsFor("sa", ["layout"], { en: english });
  expect(words).toEqual({ sa: {}, en: { layout: english.layout } });
});

it("names the page of a collection by its label where the menu has no name for it", async () => {
  const named = { ...english, menu: { ...english.menu, acts: "Laws" } };
  const { en } = await wordsFor("en", ["menu"], { en: named });
  expect(en).toEqual({ menu: expect.objectContaining({ acts: "Laws", orders: expect.stringMatching(/./u) }) });
});

it("returns schema messages for one collection and one vocabulary at a time", async () => {
  for (const language of localeCodes) {
    const words = await wordsFor(language, ["field.results", "field.budgets", "vocabulary.candidature"], {
      en: english,
    });
    expect(Object.keys(words)).toEqual([language]);
    expect(words[language]).toEqual({
      field: {
        results: expect.objectContaining({ exam: expect.stringMatching(/./u) }),
        budgets: expect.objectContaining({
          headsItem: expect.objectContaining({ spent: expect.stringMatching(/./u) }),
        }),
      },
      vocabulary: { candidature: { institutional: expect.any(String), individual: expect.any(String) } },
    });
  }
});

it("ignores groups that do not exist", async () => {
  expect(await wordsFor("en", ["unknown", "field.unknown", "menu.home.deeper"], { en: english })).toEqual({
    en: { menu: { home: "Home" } },
  });
});

import { createTestSite, entriesOn } from "../../../tests/search/content";
import { createLoadedEngine, findHidingWords } from "./hiding-words";

const day = "2026-11-21";

const { pages = [], announcements = [], council = [] } = entriesOn(day);

/** Returns a site with the pages and announcements of the test council, and words that it added to the search. */
function createSiteWith(searchWords: readonly { readonly title: string; readonly words: string }[]) {
  const withWords = council.map((own) => ({ ...own, searchWords }));
  return createTestSite({ pages, announcements, council: withWords }, {}, day);
}

/** Returns the keys of the results of a query on an English page. */
function search(site: ReturnType<typeof createSiteWith>, query: string): string[] {
  const { languages } = createLoadedEngine(site).answer({ query, language: "en", today: day, opened: [] });
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(({ key }) => key)));
}

it("finds pages by the words that the council adds to a part of their title", () => {
  expect(search(createSiteWith([]), "kvothe")).toEqual([]);
  expect(search(createSiteWith([{ title: "Privacy", words: "kvothe" }]), "kvothe")).toEqual(["privacy"]);
});

it("finds added words that keep a page with the word in its title from being found", () => {
  expect(findHidingWords(createSiteWith([{ title: "Privacy", words: "kvothe" }]), ["kvothe", "privacy"])).toEqual([]);
  const everywhere = [..."aeiou"].map((title) => ({ title, words: "recitation" }));
  expect(findHidingWords(createSiteWith(everywhere), ["recitation"])).toMatchObject([{ word: "recitation" }]);
});

import { getEntries } from "../../src/content";
import { council as councils } from "../../src/schema/collections/site";
import { readCouncilEntries } from "../../tests/search/content";
import { councilFolder } from "../../tests/site/council";
import { printEntry } from "./print-entry";

const noBrowser = () => Promise.reject(new Error("Nothing is to be printed."));

test("does not print the text of a page", async () => {
  const entries = readCouncilEntries();
  const council = getEntries({ entries }, councils)[0]?.value;
  const page = entries.find(({ collection, value }) => collection.name === "pages" && "body" in value);
  if (!council || !page) throw new Error("The council of the tests has no page.");
  expect(await printEntry(councilFolder, page, council, true, noBrowser)).toBe("without-text");
});

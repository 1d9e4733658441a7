import { localeCodes } from "../site/locales";
import { pathTo } from "../site/paths";
import { routeIds } from "../site/routes";
import { renderMarkdown } from "./render";

// More texts are in tests/tables/other.yaml.

const outside = { government: "a government site", elsewhere: "another site" };

it("links to every page of the site in the language of the text", () => {
  for (const id of routeIds) {
    for (const language of localeCodes) {
      const text = renderMarkdown(`[there](route:${id})`, language, outside);
      expect(text).toContain(`<a href="${pathTo(id, language)}">there</a>`);
    }
  }
});

it("marks the columns of numbers of a table, but not the first, which names the rows", () => {
  const table = ["| अनुक्रमांक | अंक | श्रेणी |", "|---|---|---|", "| १०१ | ३६० | प्रथम |", "| १०२ | – | – |"].join("\n");
  const marked = renderMarkdown(table, "hi", outside).match(/data-number[^>]*>[^<]*/gu);
  expect(marked?.map((cell) => cell.replace(/^.*>/u, ""))).toEqual(["अंक", "३६०", "–"]);
});

describe("a link to a document", () => {
  const urlOf = (name: string) => (name === "a.pdf" ? "/documents/a.0123456789abcdef.pdf" : undefined);
  const withDocuments = (markdown: string) => renderMarkdown(markdown, "hi", outside, urlOf);

  it("gets the URL with its content digest, and keeps its fragment", () => {
    expect(withDocuments("[form](/documents/a.pdf)")).toContain('href="/documents/a.0123456789abcdef.pdf"');
    expect(withDocuments("[form](/documents/a.pdf#page=2)")).toContain('"/documents/a.0123456789abcdef.pdf#page=2"');
  });

  it("throws for an unknown document, since the link would be dead", () => {
    expect(() => withDocuments("[form](/documents/b.pdf)")).toThrow("b.pdf");
  });
});

import { localeCodes } from "../site/locales";
import { pathTo } from "../site/paths";
import { routeIds } from "../site/routes";
import { renderMarkdown } from "./render-markdown";

const outside = { government: "a government site", elsewhere: "another site" };
const html = (markdown: string) => renderMarkdown(markdown, "en", outside).trim();

describe("a link to a page of the site", () => {
  it("leads to that page in the language of the text", () => {
    for (const id of routeIds) {
      for (const language of localeCodes) {
        const text = renderMarkdown(`[there](route:${id})`, language, outside);
        expect(text).toContain(`<a href="${pathTo(id, language)}">there</a>`);
      }
    }
  });

  it("preserves the fragment", () => {
    const target = { route: "home", fragment: "introduction" } as const;
    expect(html("[there](route:home#introduction)")).toContain(`href="${pathTo(target, "en")}"`);
  });

  it("throws for an unknown page, since the link would be dead", () => {
    expect(() => html("[there](route:nowhere)")).toThrow("route:nowhere");
  });
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

describe("an external or relative link", () => {
  it.each([
    "https://gazette.example/",
    "mailto:secretary@council.example",
    "tel:+911234567890",
    "/documents/a.pdf",
    "#fee",
  ])("to %s is rendered", (url) => {
    expect(html(`[there](${url})`)).toContain(`href="${url}"`);
  });

  it("gets a lower-case scheme, as the page's policy requires", () => {
    expect(html("[there](Https://gazette.example/A)")).toContain('href="https://gazette.example/A"');
    expect(html("[there](Mailto:Office@council.example)")).toContain('href="mailto:Office@council.example"');
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "http://plain.example/",
  ])("to %s is refused", (url) => {
    expect(html(`[there](${url})`)).not.toContain("href");
  });

  it("cannot hide a script in an entity or a line break", () => {
    for (const url of ["&#106;avascript:alert(1)", "java\nscript:alert(1)", "javascript&colon;alert(1)"]) {
      expect(html(`[there](<${url}>)`)).not.toMatch(/href="\s*javascript/iu);
    }
  });

  it("is marked as leaving the site, for government sites differently", () => {
    expect(html("[there](https://elsewhere.example/)")).toContain("another site");
    expect(html("[there](https://egazette.gov.in/)")).toContain("a government site");
    expect(html("[there](route:rti)")).not.toContain("site");
  });
});

describe("HTML in a text", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<p style="color:red">x</p>',
    "<b>bold</b>",
  ])("is rendered as text: %s", (written) => {
    const shown = html(written);
    expect(shown).toContain("&lt;");
    expect(shown).not.toMatch(/<(?:script|img|b)\b|<p [a-z]/u);
  });
});

it("renders the elements clerks use: paragraphs, lists, headings, emphasis, tables", () => {
  const shown = html(
    "## Fees\n\nRs **10** or *nothing*.\n\n1. one\n2. two\n\n- a\n\n| Page | Fee |\n| --- | --- |\n| 1 | 2 |",
  );
  for (const element of ["h2", "p", "strong", "em", "ol", "ul", "li", "table", "th", "td"]) {
    expect(shown).toContain(`<${element}>`);
  }
});

test("keeps line ends, and shows a rule", () => {
  expect(html("१. पहला\n(क) दूसरा\n• तीसरा\n\n---")).toBe("<p>१. पहला<br />\n(क) दूसरा<br />\n• तीसरा</p>\n<hr />");
  expect(html("3. three\n4. four\n\n[rule][r]\n\n[r]: https://example.in")).toMatch(
    /<ol start="3">[\s\S]*example\.in/u,
  );
});

it("makes the first cell of a table's row its header, unless it is empty", () => {
  const text = html("| Roll | Marks |\n|---|---|\n| 101 | 78 |\n| | 80 |");
  expect(text).toContain('<th scope="row">101</th>\n<td>78</td>');
  expect(text).toContain("<td></td>\n<td>80</td>");
});

import { parse } from "parse5";
import { type LocalNotices, type Notice, renderNotice, withNotices } from "./notices";

const notice: Notice = {
  key: "urgent-2026-12-01",
  level: "urgent",
  until: "2026-12-01",
  link: "https://council.example/result/",
  text: { text: "The paper of <2 December> is postponed.", language: "en" },
  original: "The paper of <2 December> is postponed.",
};
const local = (language: "en" | "hi", notices: Notice[]): LocalNotices => ({
  language,
  siteAddress: "https://council.example",
  notices,
  word: (key) => `[${key}]`,
});
const page =
  '<!DOCTYPE html><html lang="en"><head><title>RTI</title></head><body class="x"><div id="___gatsby"></div></body></html>';

function bodyOf(...languages: readonly LocalNotices[]): string {
  const markup = renderNotice(languages);
  if (!markup) throw new Error("There are no notices.");
  return markup.body;
}

it("adds no markup without notices, and removes the notices of an earlier build", () => {
  expect(renderNotice([local("en", []), local("hi", [])])).toBeUndefined();
  expect(withNotices(page, undefined)).toBe(page);
  const noticed = withNotices(page, renderNotice([local("en", [notice])]));
  expect(noticed).not.toBe(page);
  expect(withNotices(noticed, renderNotice([local("en", [notice])]))).toBe(noticed);
  expect(withNotices(noticed, undefined)).toBe(page);
});

it("inserts the notices of every language first on the page, with their end in India", () => {
  const noticed = withNotices(page, renderNotice([local("en", [notice]), local("hi", [notice])]));
  expect(() => parse(noticed)).not.toThrow();
  const [, body = ""] = noticed.split('<body class="x">');
  expect(body.indexOf('<section lang="hi"')).toBeLessThan(body.indexOf("___gatsby"));
  expect(body).toContain(`data-ends="${Date.parse("2026-12-02T00:00:00+05:30")}"`);
  expect(body).toContain("The paper of &lt;2 December&gt; is postponed.");
});

it("marks an untranslated text, and links to the page in the reader's language", () => {
  const [english = "", hindi = ""] = bodyOf(local("en", [notice]), local("hi", [notice])).split('<section lang="hi"');
  expect(english).not.toContain('<span lang="en">');
  expect(english).toContain('<a href="/Result">');
  expect(hindi).toContain('<span lang="en">');
  expect(hindi).toContain('<a href="/hi/Result">');
});

it.each([
  ["https://council.example//evil.example/login", "/evil.example/login"],
  ["https://council.example///evil.example", "/evil.example"],
  ["https://council.example/\\evil.example?a=//b#c", "/evil.example?a=//b#c"],
  ["https://COUNCIL.example:443//Result/?q=a", "/Result?q=a"],
  ["https://council.example/documents/a.pdf", "/documents/a.pdf"],
  ["https://council.example", "/"],
])("never turns %s into a path that a browser reads as another site", (link, path) => {
  expect(bodyOf(local("en", [{ ...notice, link }]))).toContain(`<a href="${path}">`);
});

it("labels a link to another site as external", () => {
  const body = bodyOf(local("en", [{ ...notice, link: "https://other.example/x" }]));
  expect(body).toContain('<a href="https://other.example/x" rel="external">[notice.more] ([document.outside])</a>');
});

it("gives a corrected notice a new id, so visitors who dismissed the old one see it", () => {
  const idIn = (body: string) => /data-notice="(\w+)"/u.exec(body)?.[1];
  const corrected = { ...notice, original: "The paper of 3 December is postponed." };
  const ids = [[notice], [corrected], [{ ...notice, until: "2026-12-05" }]].map((notices) =>
    idIn(bodyOf(local("en", notices))),
  );
  expect(ids[0]).toHaveLength(12);
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
});

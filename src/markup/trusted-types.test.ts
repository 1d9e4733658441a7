import fc from "fast-check";
import { renderMarkdown } from "../markdown/render";
import { installTrustedTypesPolicy } from "./trusted-types";

type Gate = (text: string) => string | null;

/** Returns the policy that the app installs with a fake `window.trustedTypes`. */
function createdPolicy(): Record<"createHTML" | "createScript" | "createScriptURL", Gate> {
  const created = { createHTML: () => "", createScript: () => "", createScriptURL: () => "" };
  const createPolicy = (_name: string, policy: object) => Object.assign(created, policy);
  Object.assign(globalThis, {
    window: { trustedTypes: { createPolicy } },
    location: new URL("https://council.example/RTI"),
  });
  installTrustedTypesPolicy();
  return created;
}

const gate = createdPolicy();
const words = { government: "site of the government", elsewhere: "other site" };

it.each([
  "Plain *text* with **weight**, `code` and a\\\nbreak.",
  "[a page](route:rti), [a place](route:home#introduction), [elsewhere](https://example.org/?a=b&c=d), [post](mailto:a@b.example)",
  "[an order](/documents/order.pdf?a:b) [a call](tel:+911123456789) [here](#top)",
  "3. three\n4. four\n\n- one\n  - two",
  "| a | b |\n|---|---|\n| 1 < 2 | \"quoted\" & 'so' |",
  "> said\n\n## A heading\n\n### Another",
  "<img src=x onerror=alert(1)> <script>alert(1)</script>",
])("allows the sanitised HTML of %s", (markdown) => {
  const html = renderMarkdown(markdown, "en", words);
  expect(gate.createHTML(html)).toBe(html);
});

/** Generates fragments of Markdown and URLs. */
const pieces = fc.oneof(
  fc.string({ maxLength: 6, unit: "grapheme" }),
  fc.constantFrom(
    ..."[]()<>!#*_`~|\\\"'&:;/?@=.-\n\t",
    ..."[a]( <https:// Https:// MAILTO: tel: ftp: javascript: data: #top ?q /documents/a.pdf".split(" "),
    ..."a:b %20 &amp; &#58; &quot; &lt;script&gt; 1. ## | --- \\\n परीक्षा".split(" "),
  ),
);
const link = fc
  .tuple(fc.mixedCase(fc.constantFrom("https://", "https:", "mailto:", "tel:", "", "a:", "//")), fc.array(pieces))
  .map(([scheme, rest]) => `[there](<${scheme}${rest.join("").replace(/[\n<>]/gu, "")}>)`);
const markdown = fc.array(fc.oneof(pieces, link), { maxLength: 12 }).map((parts) => parts.join(""));

it("allows the rendered HTML of any text", () => {
  const property = fc.property(markdown, (text) => {
    const html = renderMarkdown(text, "en", words);
    expect(gate.createHTML(html)).toBe(html);
  });
  fc.assert(property, { numRuns: 1000, seed: 20260728 });
});

it.each([
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "<svg onload=alert(1)>",
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<p style="position:fixed">x</p>',
  "<iframe></iframe>",
  "<pre>",
  "<p/onclick=alert(1)>",
  "<p\nonclick=alert(1)>",
  '<a rel="x"onclick="alert(1)">',
  "<!-- -->",
  "<",
])("refuses %s as markup", (html) => {
  expect(gate.createHTML(html)).toBeNull();
});

it("allows JSON but no code as a script's text", () => {
  expect(gate.createScript('{"@context":"https://schema.org"}')).not.toBeNull();
  for (const code of ["alert(1)", "{}alert(1)", "", "import('x')"]) expect(gate.createScript(code)).toBeNull();
});

it("allows script URLs of this site only", () => {
  expect(gate.createScriptURL("/app-0123.js")).toBe("/app-0123.js");
  expect(gate.createScriptURL("https://council.example/sw.js")).not.toBeNull();
  for (const url of ["https://other.example/x.js", "//other.example/x.js", "data:text/javascript,alert(1)", "blob:x"]) {
    expect(gate.createScriptURL(url)).toBeNull();
  }
});

it("checks long text without catastrophic backtracking", () => {
  expect(gate.createHTML(`${"<p>text</p>".repeat(20_000)}<img>`)).toBeNull();
  expect(gate.createHTML(`<a href="${"a".repeat(100_000)}`)).toBeNull();
});

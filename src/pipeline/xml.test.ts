/** @jest-environment jsdom */
import fc from "fast-check";
import { createXml, escapeXml, formatXmlDocument } from "./xml";

const parsed = (text: string) => new DOMParser().parseFromString(text, "application/xml");

it("escapes markup characters in texts and attributes", () => {
  expect(escapeXml(`<b> & "it's"`)).toBe("&lt;b&gt; &amp; &quot;it&apos;s&quot;");
  expect(createXml("a", { title: `"<&` }, "]]> & <b>").xml).toBe(
    '<a title="&quot;&lt;&amp;">]]&gt; &amp; &lt;b&gt;</a>',
  );
});

it("removes characters that XML forbids even when escaped", () => {
  expect(escapeXml("a\u0000b\u000Bc\uFFFEd\uD800e")).toBe("abcde");
  expect(escapeXml("क्ष 𑀓 \t\n")).toBe("क्ष 𑀓 \t\n");
});

it("omits attributes without a value", () => {
  expect(createXml("link", { href: "/", type: undefined, length: 0 }).xml).toBe('<link href="/" length="0"/>');
});

it("preserves any text through an XML parser, except characters that XML forbids", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const root = parsed(
        formatXmlDocument(createXml("feed", { title: text }, [createXml("title", {}, text)])),
      ).documentElement;
      const held = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
      // An XML parser turns every line end into one line feed (XML 1.0, section 2.11).
      expect(root.querySelector("title")?.textContent).toBe(held.replace(/\r\n?/gu, "\n"));
    }),
    { seed: 5, numRuns: 300 },
  );
});

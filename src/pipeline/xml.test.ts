/** @jest-environment jsdom */
import fc from "fast-check";
import { createXml, formatXmlDocument } from "./xml";

const parsed = (text: string) => new DOMParser().parseFromString(text, "application/xml");

/** Any character, often one with a meaning in XML. */
const character = fc.oneof(fc.constantFrom(..."&<>\"'\r\n"), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }));

it("preserves any text through an XML parser, except characters that XML forbids", () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
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

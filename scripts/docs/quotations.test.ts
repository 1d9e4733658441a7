import { readFileSync } from "node:fs";
import { parse } from "yaml";
import interfaceInEnglish from "../../product/locales/en/interface.json";
import interfaceInHindi from "../../product/locales/hi/interface.json";
import interfaceInSanskrit from "../../product/locales/sa/interface.json";
import english from "../../src/messages/en.json";
import hindi from "../../src/messages/hi.json";
import choices from "../../src/schema/fixed-vocabularies.json";
import labelsInEnglish from "../../src/schema/labels/en.json";
import labelsInHindi from "../../src/schema/labels/hi.json";

/** Quotations of the screen in guides and pages are messages of the screen. */

function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** Returns the quotations that no message is. A placeholder is any text; a remark in brackets need not be quoted. */
function findUnknown(quotations: readonly string[], messages: unknown): string[] {
  const known = textsIn(messages)
    .flatMap((text) => [text, text.replace(/ \([^()]*\)$/u, ""), ...text.split(" / ")])
    .map((text) => text.split(/\{\{?\w+\}?\}/u))
    .filter((parts) => /\p{L}/u.test(parts.join("")))
    .map(
      (parts) => new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&")).join(".+")}$`, "u"),
    );
  return quotations
    .map((text) => text.replace(/\s+/gu, " "))
    .filter((text) => !known.some((message) => message.test(text)));
}

const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = ""]) => found);

const orders: unknown = parse(readFileSync("product/collections/orders.yaml", "utf8"));
const onScreen = {
  en: { english, labelsInEnglish, interfaceInEnglish, choices, orders },
  hi: { hindi, labelsInHindi, interfaceInHindi, choices, orders },
};

test.each([
  ["docs/clerks.md", onScreen.en],
  ["docs/clerks.hi.md", onScreen.hi],
  ["docs/tasks.md", onScreen.en],
  ["docs/tasks.hi.md", onScreen.hi],
])("each word in bold in %s is on the screen", (file, messages) => {
  const quotations = matches(readFileSync(file, "utf8").replace(/`[^`]*`/gu, ""), /\*\*([^*]+)\*\*/gu);
  expect(quotations.length).toBeGreaterThan(15);
  expect(findUnknown(quotations, messages)).toEqual([]);
});

test.each([
  ["en", interfaceInEnglish],
  ["hi", interfaceInHindi],
  ["sa", interfaceInSanskrit],
] as const)("each quotation of the page of help is on the screen, in the language %s", (locale, messages) => {
  const body = parse(readFileSync("product/pages/help.yaml", "utf8")).body[locale];
  const quotations = matches(body, /“([^”]+)”/gu);
  expect(quotations.length).toBeGreaterThan(2);
  expect(findUnknown(quotations, messages)).toEqual([]);
});

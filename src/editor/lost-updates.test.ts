import { orders } from "../schema/collections/orders";
import { getDifferingFields } from "./differing-fields";
import { findForeignChange, type Versions } from "./lost-updates";

const changes: readonly [string, Versions, Versions, string | undefined][] = [
  ["nothing changed", { published: "a" }, { published: "a" }, undefined],
  ["a new entry", {}, {}, undefined],
  ["the published entry changed", { published: "a" }, { published: "b" }, "b"],
  ["somebody began a draft", { published: "a" }, { published: "a", draft: "b" }, "b"],
  ["the draft changed", { published: "a", draft: "b" }, { published: "a", draft: "c" }, "c"],
  ["the published entry changed under a draft", { published: "a", draft: "b" }, { published: "c", draft: "b" }, "c"],
  ["the draft was merged", { published: "a", draft: "b" }, { published: "b" }, undefined],
  ["the draft was merged and changed again", { published: "a", draft: "b" }, { published: "c" }, "c"],
  ["a draft was taken back", { published: "a", draft: "b" }, { published: "a" }, undefined],
  ["somebody saved the same", { published: "a" }, { published: "a", draft: "mine" }, undefined],
];

test.each(changes)("%s", (_name, base, now, theirs) => {
  expect(findForeignChange(base, now, "mine")).toBe(theirs);
});

test("lists differing fields with both values in the clerk's language", () => {
  const text = (hi: string, subject: string) =>
    `key: a\ntitle:\n  en: Grant\n  hi: ${hi}\nnumber: 1/2026\nsubject: ${subject}\npublished: 2026-05-02\n`;
  expect(getDifferingFields(orders, text("अनुदान", "finance"), text("सहायता", "examination"), "hi")).toEqual([
    { label: "नाम › हिन्दी", theirs: "अनुदान", mine: "सहायता" },
    { label: "विषय", theirs: "वित्त", mine: "परीक्षा" },
  ]);
  expect(getDifferingFields(orders, text("अनुदान", "finance"), text("अनुदान", "finance"), "en")).toEqual([]);
});

import { orders } from "../schema/collections/dated";
import { getDifferingFields } from "./lost-updates";

test("lists differing fields with both values in the clerk's language", () => {
  const text = (hi: string, subject: string) =>
    `key: a\ntitle:\n  en: Grant\n  hi: ${hi}\nnumber: 1/2026\nsubject: ${subject}\npublished: 2026-05-02\n`;
  expect(getDifferingFields(orders, text("अनुदान", "finance"), text("सहायता", "examination"), "hi")).toEqual([
    { label: "नाम › हिन्दी", theirs: "अनुदान", mine: "सहायता" },
    { label: "विषय", theirs: "वित्त", mine: "परीक्षा" },
  ]);
  expect(getDifferingFields(orders, text("अनुदान", "finance"), text("अनुदान", "finance"), "en")).toEqual([]);
});

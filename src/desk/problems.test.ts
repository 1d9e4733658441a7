import { readCouncilEntries, readCouncilRules } from "../../tests/search/content";
import { orders } from "../../tests/site/lists-by-file";
import { serializeEntry } from "../content/entry-text";
import { collections } from "../schema/collections";
import { results } from "../schema/collections/dated";
import { timetable } from "../schema/collections/teaching";
import { defaultLocale } from "../site/locales";
import { getKey, readFields, writeFields } from "./format";
import { findFormProblems, formatProblem } from "./problems";
import { formatDraftTitle } from "./request-texts";
import { createSavedText } from "./saved-text";
import { listFormFields, toValues } from "./values";

const result = {
  key: "",
  title: { en: "Uttar Madhyama 2025", hi: "उत्तर मध्यमा २०२५", sa: "उत्तरमध्यमा २०२५" },
  exam: "uttar-madhyama",
  year: 2025,
  kind: "institutional",
  published: "",
  document: "/documents/result-2025.pdf",
  link: "",
  specimen: false,
};

const rules = readCouncilRules();

test("proposes a key from the fields and finds no problems in a valid entry", () => {
  expect(getKey(results, result)).toBe("uttar-madhyama-2025-institutional");
  expect(findFormProblems(createSavedText(results, result, rules), "hi")).toEqual([]);
});

test.each([
  ["a misspelling", "उत्तर मध्यमा परिक्षा 2025", "नाम › हिन्दी: परिक्षा: यह वर्तनी अशुद्ध है; परीक्षा लिखें"],
  ["an English word", "उत्तर मध्यमा Result २०२५", "नाम › हिन्दी: Result: हिन्दी की लिपि"],
])("reports %s as a warning, not as an error", (_what, hi, says) => {
  const entry = { ...result, title: { ...result.title, hi }, key: "uttar-madhyama-2025-institutional" };
  const [problem, ...others] = findFormProblems(createSavedText(results, entry, rules), "hi");
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ severity: "warning" });
  expect(problem && formatProblem(problem)).toContain(says);
});

// tests/cases has every mistake, which the check of an entry reports in the form as in the file.
test.each([
  ["a vocabulary", { subject: "exam" }, "विषय: exam सूची में नहीं है; इनमें से एक चुनें: परीक्षा, मान्यता"],
  ["a choice that is missing", { subject: "" }, "विषय: यहाँ कुछ नहीं चुना गया है; सूची में से चुनें"],
  ["a day before another", { expiresOn: "2026-01-31", publishOn: "2026-02-01" }, "31-01-2026"],
  ["a time without its day", { publishAt: "17:30" }, "“इस तिथि से दिखाएँ” में तिथि लिखें"],
  ["a link", { link: "www.council.example" }, "लिंक: www.council.example पूरा पता नहीं है"],
  ["a key", { key: "No 1" }, "कुंजी: No 1 कुंजी नहीं हो सकती"],
])("names %s as the form does, without paths and names of the schema", (_what, wrong, says) => {
  const order = { key: "a", title: { en: "A", hi: "अ", sa: "अ" }, number: "1/2026", subject: "finance" };
  const problems = findFormProblems(
    createSavedText(orders, { ...order, published: "2026-05-02", ...wrong }, rules),
    "hi",
  ).map(formatProblem);
  expect(problems).toEqual([expect.stringContaining(says)]);
  expect(problems.join()).not.toMatch(/content\/|publishOn/u);
});

test("names the input of each missing value once", () => {
  const problems = findFormProblems(
    createSavedText(orders, toValues(listFormFields(orders), { changes: [{ day: "2026-05-03" }] }), rules),
    "en",
  );
  expect(problems.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    `title.${defaultLocale}: Name`,
    "number: Order number",
    "subject: Subject",
    "published: Published",
    `changes.0.note.${defaultLocale}: Changes 1 › What changed`,
  ]);
});

test("reads every file of a council into the form and writes it back unchanged", () => {
  const entries = readCouncilEntries();
  expect(entries.length).toBeGreaterThan(100);
  for (const { collection, value } of entries) {
    const text = serializeEntry(collection, value);
    expect(writeFields(collection, readFields(collection, text))).toBe(text);
  }
});

test("titles a draft by its change", () => {
  expect(formatDraftTitle(results, result, true)).toBe("Result added: Uttar Madhyama 2025");
  const cases = collections.find(({ name }) => name === "court-cases");
  expect(cases && formatDraftTitle(cases, { parties: { en: "A management v. the council" } }, false)).toBe(
    "Court case changed: A management v. the council",
  );
});

test("normalises digits in lists and in the key", () => {
  expect(getKey(results, { exam: "uttar-madhyama", year: "२०२५", kind: "institutional" })).toBe(
    "uttar-madhyama-2025-institutional",
  );
  expect(writeFields(orders, { changes: [{ day: "०१-०२-२०२६" }] })).toContain("day: 2026-02-01");
  expect(writeFields(timetable, { marks: "१००" })).toContain("marks: 100");
});

test("proposes a key from Devanagari", () => {
  expect(getKey(orders, { number: "शासनादेश-१२३/शि०/२०२६" })).toBe("shasanadesh-123-shi0-2026");
});

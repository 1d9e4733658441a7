/** Sites with other languages than those that the project ships. */
import { withOwnLanguages } from "../../tests/cases/own-content";
import { edited } from "../../tests/cases/read-cases";
import { order } from "../../tests/cases/sample";

const writeLanguages = withOwnLanguages();

/** Loads the code as a site with a list of languages does. */
async function loadWith(list: string) {
  writeLanguages(list);
  const { localeCodes } = await import("../site/locales");
  const { listAllPages, pathTo } = await import("../site/paths");
  const { readChanged, reportLines } = await import("../../tests/cases/folder");
  const { toValues } = await import("../desk/values");
  const { getFields } = await import("../schema/description");
  const { getColumnTitle, getSheetColumns } = await import("../sheets/columns");
  const { orders } = await import("../../tests/site/lists-by-file");
  const { pageModules } = await import("../pipeline/bundled-content");
  return {
    localeCodes,
    languagesModule: pageModules["site/chosen-locales"],
    pages: listAllPages().map((page) => page.path),
    search: localeCodes.map((code) => pathTo("search", code)),
    columns: getSheetColumns(orders).map((column) => getColumnTitle(column, "en")),
    form: JSON.stringify(toValues(getFields(orders), {})),
    check: readChanged,
    problems: reportLines,
  };
}

const orderFile = "content/orders/order-1.yaml";
const twoLanguages = "- en\n- hi\n";

test("a site with two languages has their pages, columns and fields, and needs no change of its entries", async () => {
  const site = await loadWith(twoLanguages);
  expect(site.localeCodes).toEqual(["en", "hi"]);
  expect(site.pages.filter((page) => page.startsWith("/sa"))).toEqual([]);
  expect(site.columns).toEqual(expect.arrayContaining(["Name (English)", "Name (Hindi)"]));
  expect(site.columns).not.toContain("Name (Sanskrit)");
  expect(site.form).not.toContain('"sa"');
  expect(site.languagesModule).not.toContain("संस्कृतम्");
  expect(site.problems({})).toEqual([]);
});

test("a council's own terms replace whole words in labels and messages", async () => {
  const site = await loadWith("- en\n- code: hi\n  terms: { जनपद: ज़िला, जनपदों: ज़िलों, विद्यालय: शाला }\n- sa\n");
  const { schools } = await import("../schema/collections/schools");
  const { getDescription } = await import("../schema/description");
  const { getTexts } = await import("../messages");
  expect(getDescription(schools.schema.shape.district).label).toMatchObject({ en: "District", hi: "ज़िला" });
  const said = getTexts("create.sheet-missing", { file: "जनपद.csv" });
  expect(said.hi).toMatch(/^जनपद\.csv: ज़िलों .* ज़िला सूची/u);
  expect(said.en).toContain("districts");
  expect(site.problems({})).toEqual([]);
});

test("an unused language of the project stays in an entry that is saved, and its documents stay named", async () => {
  await loadWith(twoLanguages);
  const { serializeEntry } = await import("./entry-text");
  const { findDocumentUses } = await import("./document-uses");
  const { readEntry } = await import("./entry");
  const { orders } = await import("../../tests/site/lists-by-file");
  const text = `${order}otherLanguages:\n  sa: order-1-sa.pdf\n`;
  const { entry } = readEntry({ collection: orders, file: orderFile, name: "order-1" }, text);
  expect(serializeEntry(orders, entry.value ?? {})).toContain("sa: परीक्षाकेन्द्राणि");
  expect(findDocumentUses(entry, undefined).map(({ name }) => name)).toContain("order-1-sa.pdf");
});

test("a site with two languages needs texts in both, and names both in its messages", async () => {
  const { problems } = await loadWith(twoLanguages);
  expect(problems({ [orderFile]: edited(order, "  hi: परीक्षा केंद्र\n  sa: परीक्षाकेन्द्राणि\n", "") })).toEqual([
    `${orderFile}:2:1  title.hi: the Hindi text is missing; write it`,
  ]);
  expect(problems({ [orderFile]: edited(order, "  sa: परीक्षाकेन्द्राणि", "  kn: ಪರೀಕ್ಷಾ ಕೇಂದ್ರಗಳು") })).toEqual([
    `${orderFile}:5:3  title.kn: there is no such language; write one of en, hi`,
  ]);
});

const withKannada = `${twoLanguages}- code: kn\n  name: ಕನ್ನಡ\n  script: Knda\n  partial: true\n`;

test("a partial language in another script may lack texts and messages, and its texts pass unchanged", async () => {
  const { localeCodes, columns, search, check, problems } = await loadWith(withKannada);
  expect(localeCodes).toEqual(["en", "hi", "kn"]);
  expect(search).toContain("/kn/Search");
  expect(columns).toContain("Name (Kannada)");
  // With joiners, a question mark and a word in Latin letters.
  const kannada = "ಪರೀಕ್ಷಾ ಕೇಂದ್ರಗಳು, ನ್ಯಾಯಾರ\u200D್ಥ ಇಂಗ್ಲಿಷ್\u200Cನಲ್ಲಿ PDF ?";
  const translated = edited(order, "  sa: परीक्षाकेन्द्राणि", `  kn: ${kannada}`);
  expect(problems({ [orderFile]: translated })).toEqual([]);
  const value = check({ [orderFile]: translated }).entries.find(({ file }) => file === orderFile)?.value;
  expect(value).toMatchObject({ title: { kn: kannada.normalize("NFC") } });
  const { localizeText } = await import("./view");
  const kn = localeCodes[2] ?? "en";
  expect(localizeText(value?.title, kn)).toEqual({ text: kannada, language: "kn" });
  expect(localizeText({ en: "Order" }, kn)).toEqual({ text: "Order", language: "en" });
});

test("labels without a translation are left to the English fallback", async () => {
  const { localeCodes } = await loadWith(withKannada);
  const { getSchemaMessages } = await import("../schema/clerk-texts");
  expect(getSchemaMessages("hi").field).toMatchObject({ orders: { title: "नाम" } });
  expect(getSchemaMessages(localeCodes[2] ?? "hi").field).not.toMatchObject({ orders: { title: expect.anything() } });
});

test("the search finds words in another script as they are written", async () => {
  await loadWith(withKannada);
  const { foldText } = await import("../language/fold");
  const { processTerm } = await import("../search/terms");
  for (const word of ["ಕನ್ನಡ", "ಶಾಲೆಗಳು", "ಕೊಡಗು"]) {
    expect(foldText(word)).toBe(word);
    expect(processTerm(word)).toEqual([word]);
  }
});

test("English and Hindi name every language of the site, and another one its months and days", async () => {
  await loadWith(withKannada);
  const { addSchemaMessages } = await import("../schema/clerk-texts");
  expect(addSchemaMessages({}, "en").language).toMatchObject({ "in-kn": "in Kannada" });
  expect(addSchemaMessages({ language: { "in-hi": "हिन्दी भाषा में" } }, "hi").language).toMatchObject({
    "in-kn": "कन्नड़ में",
    "in-hi": "हिन्दी भाषा में",
  });
  const { localeCodes } = await import("../site/locales");
  const [, , kannada = "en"] = localeCodes;
  expect(addSchemaMessages({}, kannada)).toMatchObject({ month: { 1: "ಜನವರಿ" }, weekday: { 0: "ಭಾನುವಾರ" } });
});

test.each([
  ["no list", "en, hi"],
  ["not YAML", "- ["],
  ["without English", "- hi\n- sa\n"],
  ["with a language twice", "- en\n- hi\n- hi\n"],
  ["with a language without name and script", "- en\n- kn\n"],
  ["with a script that Unicode lacks", "- en\n- code: kn\n  name: ಕನ್ನಡ\n  script: Kann\n"],
  ["with two required languages", "- code: en\n  required: true\n- code: hi\n  required: true\n"],
  ["with a required language that is partial", "- code: hi\n  partial: true\n- en\n"],
])("refuses a list of languages that is %s, and uses the shipped ones", async (_what, list) => {
  writeLanguages(list);
  const { localeCodes } = await import("../site/locales");
  const { isListInvalid } = await import("../site/chosen-locales");
  expect([localeCodes, isListInvalid]).toEqual([["en", "hi", "sa"], true]);
});

test("reports a list of languages that is refused", async () => {
  const { problems } = await loadWith("en, hi");
  expect(problems({})).toEqual([
    "content/locales/languages.yaml:1:1  file: this is not a list of languages; write each language once, that of the home page first and en among them: by its code alone (en, hi, sa), or another one with code:, name: and script:. The language that every text has, the first or that with required: true, cannot be partial",
  ]);
});

test("a site without a list, as one from before it, has all languages that the project ships", async () => {
  writeLanguages(undefined);
  const { localeCodes } = await import("../site/locales");
  expect(localeCodes).toEqual(["en", "hi", "sa"]);
});

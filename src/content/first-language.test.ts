/** Sites whose first language, or whose required one, is not English. */
import type { Changes } from "../../tests/cases/folder";
import { withOwnLanguages } from "../../tests/cases/own-content";
import { order, sampleFiles } from "../../tests/cases/sample";

const orderFile = "content/orders/order-1.yaml";
const settings = "content/site.yaml";
const hindiFirst = "- hi\n- en\n";
const englishPartial = "- hi\n- code: en\n  partial: true\n";
const withKannada = `${hindiFirst}- code: kn\n  name: ಕನ್ನಡ\n  script: Knda\n  partial: true\n`;

const writeLanguages = withOwnLanguages();

/** Loads the code as a site with a list of languages does. */
async function loadWith(list: string) {
  writeLanguages(list);
  const { changedSample, reportLines } = await import("../../tests/cases/folder");
  return { ...(await import("../site/locales")), changedSample, problems: reportLines };
}

/** The sample's content without its texts in the given languages. */
function samplesWithout(...codes: string[]): Changes {
  const lines = new RegExp(`^ +(?:${codes.join("|")}): .*\\n`, "gmu");
  const entries = Object.entries(sampleFiles).filter(
    ([name]) => name.startsWith("content/orders/") || name.includes("/schools/"),
  );
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text).replace(lines, "")]));
}

const allowed = (...lists: string[]) => ({
  [settings]: `${sampleFiles[settings]}englishAllowed:\n${lists.map((list) => `  - list: ${list}\n`).join("")}`,
});

test("the first language has the paths without prefix, the alternate of other readers, and its not-found page", async () => {
  const { defaultLocale, requiredLocale } = await loadWith(hindiFirst);
  const { findNotFoundFile, getLocaleOfPath, getPageAt, pathTo } = await import("../site/paths");
  expect([defaultLocale, requiredLocale]).toEqual(["hi", "hi"]);
  expect([pathTo("home", "hi"), pathTo("home", "en")]).toEqual(["/", "/en"]);
  expect([pathTo("search", "hi"), pathTo("search", "en")]).toEqual(["/Search", "/en/Search"]);
  expect([findNotFoundFile("hi"), findNotFoundFile("en")]).toEqual(["/404.html", "/en/404.html"]);
  expect([getLocaleOfPath("/nothing"), getLocaleOfPath("/en/nothing")]).toEqual(["hi", "en"]);
  expect([getPageAt("/Search")?.locale, getPageAt("/hi/Search")]).toEqual(["hi", undefined]);
  const { createElement } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { HeadTags } = await import("../components/PageHead");
  const council = { siteAddress: "https://council.example", name: { text: "परिषद्", language: "hi" }, colour: null };
  const about = { title: "", name: "", description: "", type: "website" } as const;
  const head = renderToStaticMarkup(
    createElement(HeadTags, { council, language: "en", target: { route: "search" }, ...about }),
  );
  expect(Array.from(head.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gu), ([, ...link]) => link)).toEqual([
    ["hi", "https://council.example/Search"],
    ["en", "https://council.example/en/Search"],
    ["x-default", "https://council.example/Search"],
  ]);
});

test("the required language may be another than the first", async () => {
  const { defaultLocale, requiredLocale, problems } = await loadWith("- en\n- code: hi\n  required: true\n- sa\n");
  expect([defaultLocale, requiredLocale]).toEqual(["en", "hi"]);
  expect(problems(samplesWithout("hi"))).toContain(`${orderFile}:2:1  title.hi: the Hindi text is missing; write it`);
});

test("texts may be in Hindi alone where English is partial, and must be in both otherwise", async () => {
  expect((await loadWith(englishPartial)).problems(samplesWithout("en", "sa"))).toEqual([]);
  expect((await loadWith(englishPartial)).problems(samplesWithout("hi"))).toContain(
    `${orderFile}:2:1  title.hi: the Hindi text is missing; write it`,
  );
  jest.resetModules();
  expect((await loadWith(hindiFirst)).problems(samplesWithout("en"))).toContain(
    `${orderFile}:2:1  title.en: the English text is missing; write it`,
  );
});

test("lists that the council names may have one language, whichever; a text in none is refused", async () => {
  const { problems } = await loadWith(hindiFirst);
  expect(problems({ ...samplesWithout("en", "sa"), ...allowed("orders", "schools") })).toEqual([]);
  expect(problems({ ...samplesWithout("hi"), ...allowed("orders", "schools") })).toEqual([]);
  expect(problems({ ...samplesWithout("hi", "en", "sa"), ...allowed("orders", "schools") })[0]).toContain(
    `${orderFile}:2:1  title: `,
  );
});

test("a text falls back from any language to any other and names its language", async () => {
  const { chooseText, localeCodes } = await loadWith(withKannada);
  const { localizeText } = await import("./view");
  const kannada = localeCodes[2] ?? "en";
  for (const choose of [chooseText, localizeText]) {
    expect(choose({ hi: "आदेश", en: "Order" }, kannada)).toEqual({ text: "आदेश", language: "hi" });
    expect(choose({ hi: "आदेश" }, "en")).toEqual({ text: "आदेश", language: "hi" });
    expect(choose({ en: "Order", [kannada]: "ಆದೇಶ" }, "hi")).toEqual({ text: "Order", language: "en" });
    expect(choose({ [kannada]: "ಆದೇಶ" }, "hi")).toEqual({ text: "ಆದೇಶ", language: "kn" });
    expect(choose({}, "hi")).toBeNull();
  }
});

test("a message that a language lacks is shown and marked in the required one", async () => {
  const { localeCodes } = await loadWith(withKannada);
  const { createElement } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { createI18n } = await import("../i18n/instance");
  const { I18nextProvider } = await import("../i18n/engine");
  const { Message } = await import("../i18n");
  const { readInterfaceFile } = await import("../pipeline/interface-messages");
  const i18n = createI18n(localeCodes[2] ?? "en", (code) =>
    code === "hi" ? { listing: { page: "पृष्ठ" } } : readInterfaceFile(code),
  );
  const render = (id: "listing.page" | "language.en") =>
    renderToStaticMarkup(createElement(I18nextProvider, { i18n, children: createElement(Message, { id }) }));
  expect(render("listing.page")).toBe('<span lang="hi">पृष्ठ</span>');
  expect(render("language.en")).toMatch(/^<span lang="en">/u);
});

test("sheets and forms begin with Hindi and require it alone", async () => {
  await loadWith(englishPartial);
  const { createSavedText } = await import("../desk/saved-text");
  const { findFormProblems } = await import("../desk/problems");
  const { toValues } = await import("../desk/values");
  const { getFields } = await import("../schema/description");
  const { orders } = await import("../../tests/site/lists-by-file");
  const { getColumnTitle, getSheetColumns } = await import("../sheets/columns");
  const titles = getSheetColumns(orders).map((column) => getColumnTitle(column, "en"));
  expect(titles.filter((title) => title.startsWith("Name ("))).toEqual(["Name (Hindi)", "Name (English)"]);
  const values = toValues(getFields(orders), {});
  expect(Object.keys(values.title ?? {})).toEqual(["hi", "en"]);
  const glossary = { avoided: [], misspelled: [], nouns: [], latin: [], spelled: [], everywhere: [], different: [] };
  const rules = { glossary, untranslatedLists: [], today: "2026-11-21" };
  const found = (title: object) =>
    findFormProblems(createSavedText(orders, { ...values, title }, rules), "en").map(({ name }) => name);
  expect(found({ hi: "परीक्षा केंद्र", en: "" })).not.toContain("title.hi");
  expect(found({ hi: "", en: "Centres" })).toContain("title.hi");
});

test("translations are compared with the required language, and an entry is saved with it first", async () => {
  const { changedSample } = await loadWith(hindiFirst);
  const { readTexts } = await import("./translations/texts");
  const { serializeEntry } = await import("./entry-text");
  const { orders } = await import("../../tests/site/lists-by-file");
  const texts = readTexts(changedSample({}));
  expect(texts.find(({ file }) => file === orderFile)).toMatchObject({
    language: "en",
    source: /hi: (.+)/u.exec(order)?.[1],
    translation: /en: (.+)/u.exec(order)?.[1],
  });
  expect(serializeEntry(orders, { key: "a", title: { en: "Order", hi: "आदेश" } })).toMatch(/hi: आदेश\n {2}en: Order/u);
});

test.each([
  ["- en\n- hi\n- sa\n", ["English, Hindi and Sanskrit", "हिन्दी, संस्कृत और अंग्रेज़ी", "संस्कृतेन, हिन्द्या, आङ्ग्लभाषया च"]],
  [hindiFirst, ["English and Hindi", "हिन्दी और अंग्रेज़ी", undefined]],
  ["- en\n", ["English", undefined, undefined]],
  [withKannada, ["English, Hindi and Kannada", "हिन्दी, अंग्रेज़ी और कन्नड़", undefined]],
])("a text names the languages of the site by a placeholder: %j", async (list, expected) => {
  const { isLocaleCode } = await loadWith(list);
  const { localizeText } = await import("./view");
  const texts = ["en", "hi", "sa"].map((code) =>
    isLocaleCode(code) ? localizeText({ [code]: "{languages}" }, code)?.text : undefined,
  );
  expect(texts).toEqual(expected.map((text) => text?.normalize("NFC")));
});

test("the placeholder is no foreign word in a Hindi text", async () => {
  const { problems } = await loadWith(englishPartial);
  const page = String(sampleFiles["content/pages/about.yaml"]).replace("यह किसलिए है।", "यह साइट {languages} में है।");
  expect(problems({ "content/pages/about.yaml": page })).toEqual([]);
});

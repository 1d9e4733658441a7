import { localizedMarkup, localizedText } from "./localized";

const documents = async (name: string) => (name === "a.pdf" ? "/documents/a.0123456789abcdef.pdf" : undefined);
const outside = () => Promise.resolve({ government: "", elsewhere: "" });

it("gives a text in the language asked for", () => {
  expect(localizedText({ en: "Result", hi: "परीक्षाफल", sa: "परीक्षाफलम्" }, "hi")).toEqual({
    text: "परीक्षाफल",
    language: "hi",
  });
});

it("gives English, and says so, where the language has none", () => {
  expect(localizedText({ en: "Result", hi: "परीक्षाफल" }, "sa")).toEqual({ text: "Result", language: "en" });
});

it("gives nothing where there is no text", () => {
  expect(localizedText(undefined, "en")).toBeNull();
});

it("gives the text of a document in a language in which it was issued", () => {
  expect(localizedText({ hi: "परीक्षाफल" }, "en")).toEqual({ text: "परीक्षाफल", language: "hi" });
});

it("stops at a text that is in no language", () => {
  expect(() => localizedText({}, "hi")).toThrow();
});

it("leads on to pages in the reader's language even from a text that stands in English", async () => {
  const found = await localizedMarkup({ en: "[RTI](route:rti)" }, "sa", outside, documents);
  expect(found).toMatchObject({ language: "en", html: expect.stringContaining('href="/sa/') });
  expect(await localizedMarkup(undefined, "sa", outside, documents)).toBeNull();
});

it("leads to documents where they are served", async () => {
  const found = await localizedMarkup({ en: "[Form](/documents/a.pdf)" }, "en", outside, documents);
  expect(found?.html).toContain('href="/documents/a.0123456789abcdef.pdf"');
});

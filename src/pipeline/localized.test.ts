import { renderLocalizedMarkup } from "./markup-field";

const documents = async (name: string) => (name === "a.pdf" ? "/documents/a.0123456789abcdef.pdf" : undefined);
const outside = () => Promise.resolve({ government: "", elsewhere: "" });

it("links to pages in the reader's language, even in a text that has fallen back to English", async () => {
  const found = await renderLocalizedMarkup({ en: "[RTI](route:rti)" }, "sa", outside, documents);
  expect(found).toMatchObject({ language: "en", html: expect.stringContaining('href="/sa/') });
  expect(await renderLocalizedMarkup(undefined, "sa", outside, documents)).toBeNull();
});

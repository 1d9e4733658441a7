import { createTestSite } from "../../tests/search/content";
import { createMarkup } from "./markup";

it("links to pages in the reader's language, even in a text that has fallen back to English", () => {
  const render = createMarkup(createTestSite({}), "sa", () => ({ government: "", elsewhere: "" }));
  const found = render({ text: "[RTI](route:rti)", language: "en" });
  expect(found).toMatchObject({ language: "en", html: expect.stringContaining('href="/sa/') });
  expect(render(undefined)).toBeNull();
});

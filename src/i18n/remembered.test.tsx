/** @jest-environment jsdom */
import { rememberedLanguage, rememberLanguage } from "./remembered";

afterEach(() => window.localStorage.clear());

it("remembers the language a reader chose", () => {
  expect(rememberedLanguage()).toBeUndefined();
  rememberLanguage("sa");
  expect(rememberedLanguage()).toBe("sa");
});

it("takes no notice of what is no language of the site", () => {
  window.localStorage.setItem("language", "fr");
  expect(rememberedLanguage()).toBeUndefined();
});

it("works without a memory where the browser refuses one", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  expect(() => rememberLanguage("hi")).not.toThrow();
  expect(rememberedLanguage()).toBeUndefined();
  jest.restoreAllMocks();
});

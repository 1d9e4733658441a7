/** @jest-environment jsdom */
import { languageChoiceAttributes } from "./language-choice";
import { installLanguageChoice } from "./persist-language.inline";
import { rememberedLanguage } from "./remembered";

function press(element: HTMLElement) {
  document.body.replaceChildren(element);
  element.click();
}

function chooserOf(language: Parameters<typeof languageChoiceAttributes>[0]) {
  const button = document.createElement("button");
  for (const [name, value] of Object.entries(languageChoiceAttributes(language))) button.setAttribute(name, value);
  return button;
}

beforeAll(installLanguageChoice);
afterEach(() => window.localStorage.clear());

it("remembers the language a reader chose", () => {
  expect(rememberedLanguage()).toBeUndefined();
  press(document.createElement("button"));
  expect(rememberedLanguage()).toBeUndefined();
  press(chooserOf("sa"));
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
  const failed = jest.fn();
  window.addEventListener("error", failed);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  press(chooserOf("hi"));
  expect(failed).not.toHaveBeenCalled();
  expect(rememberedLanguage()).toBeUndefined();
  jest.restoreAllMocks();
});

/** @jest-environment jsdom */
import { languageChoiceAttributes, preferredLanguage } from "./language-choice";
import { installLanguageChoice } from "./persist-language.inline";

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
  expect(preferredLanguage()).toBeUndefined();
  press(document.createElement("button"));
  expect(preferredLanguage()).toBeUndefined();
  press(chooserOf("sa"));
  expect(preferredLanguage()).toBe("sa");
});

it("takes no notice of what is no language of the site", () => {
  window.localStorage.setItem("language", "fr");
  expect(preferredLanguage()).toBeUndefined();
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
  expect(preferredLanguage()).toBeUndefined();
  jest.restoreAllMocks();
});

/** @jest-environment jsdom */
import { getLanguageChoiceAttributes, installLanguageChoice, languageStorageKey } from "./language-choice.inline";

function press(element: HTMLElement) {
  document.body.replaceChildren(element);
  element.click();
}

function chooserOf(language: Parameters<typeof getLanguageChoiceAttributes>[0]) {
  const button = document.createElement("button");
  for (const [name, value] of Object.entries(getLanguageChoiceAttributes(language))) button.setAttribute(name, value);
  return button;
}

const stored = () => window.localStorage.getItem(languageStorageKey);

beforeAll(installLanguageChoice);
afterEach(() => window.localStorage.clear());

it("stores the language a reader chose", () => {
  expect(stored()).toBeNull();
  press(document.createElement("button"));
  expect(stored()).toBeNull();
  press(chooserOf("sa"));
  expect(stored()).toBe("sa");
});

it("works if the browser denies storage", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const failed = jest.fn();
  window.addEventListener("error", failed);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  press(chooserOf("hi"));
  expect(failed).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

/** @jest-environment jsdom */
import { installPreferences } from "./preferences";
import { settingNames, settings, storageKey } from "./settings";

const original = Object.getOwnPropertyDescriptor(navigator, "connection");

function pretendSystem(asks: readonly string[]) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: asks.includes(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Runs the head's script with `stored` in `localStorage`, and returns the document's `data-` attributes. */
function openPage(stored: string | null) {
  window.localStorage.clear();
  if (stored !== null) window.localStorage.setItem(storageKey, stored);
  const { dataset } = document.documentElement;
  for (const key of Object.keys(dataset)) delete dataset[key];
  installPreferences();
  return { ...dataset };
}

const unreadable = ["null", "", "{", '"text"', "[]", "[1]", "7", '{"size":7}', '{"size":"huge","theme":"contrast"}'];

it.each([
  ["light", []],
  ["dark", ["(prefers-color-scheme: dark)"]],
  ["high", ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"]],
])("applies the system theme %s without a valid stored value, and every value of every setting", (theme, asks) => {
  pretendSystem(asks);
  for (const stored of [null, ...unreadable]) expect(openPage(stored)).toEqual({ theme });
  for (const name of settingNames) {
    const [own, ...others] = settings[name];
    expect(openPage(JSON.stringify({ [name]: own }))).toEqual({ theme });
    for (const value of others) {
      const shown = name === "theme" ? { chosenTheme: value, theme: value } : { theme, [name]: value };
      expect(openPage(JSON.stringify({ [name]: value }))).toEqual(shown);
    }
  }
});

it("applies a theme that was stored under its former name, unless another was chosen since", () => {
  pretendSystem([]);
  expect(openPage('{"contrast":"dark"}')).toEqual({ chosenTheme: "dark", theme: "dark" });
  expect(openPage('{"contrast":"dark","theme":"high"}')).toEqual({ chosenTheme: "high", theme: "high" });
});

it("applies the defaults if the browser refuses storage", () => {
  pretendSystem([]);
  const refusal = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(openPage(null)).toEqual({ theme: "light" });
  refusal.mockRestore();
});

it.each([
  [{ saveData: true }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "3g" }, false],
  [undefined, false],
])("sets `data-save-data` over the connection %j: %p", (connection, isMarked) => {
  pretendSystem([]);
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  expect("saveData" in openPage(null)).toBe(isMarked);
  if (original) Object.defineProperty(navigator, "connection", original);
  else Reflect.deleteProperty(navigator, "connection");
});

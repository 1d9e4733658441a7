/** @jest-environment jsdom */
import { installPreferences } from "./preferences";
import { settingNames, settings, storageKey } from "./settings";

const systems = [
  { theme: "light", asks: [] },
  { theme: "dark", asks: ["(prefers-color-scheme: dark)"] },
  { theme: "high", asks: ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"] },
] as const;

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

const unreadable = ["null", "", "{", '"text"', "[]", "[1]", "7", '{"size":7}', '{"size":"huge","contrast":"theme"}'];

describe.each(systems)("on a device with the system theme $theme", ({ theme, asks }) => {
  beforeEach(() => pretendSystem(asks));

  it("applies the system theme without stored preferences", () => {
    expect(openPage(null)).toEqual({ theme });
  });

  it.each(unreadable)("ignores an invalid stored value: %p", (stored) => {
    expect(openPage(stored)).toEqual({ theme });
  });

  it("applies every value of every setting", () => {
    for (const name of settingNames) {
      const [own, ...others] = settings[name];
      expect(openPage(JSON.stringify({ [name]: own }))).toEqual({ theme });
      for (const value of others) {
        const shown = { theme, [name]: value, ...(name === "contrast" && { theme: value }) };
        expect(openPage(JSON.stringify({ [name]: value }))).toEqual(shown);
      }
    }
  });
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

/** @jest-environment jsdom */
import { applyChoice } from "./apply";
import { firstPaintScript } from "./first-paint";
import { choiceFrom, isOwnChoice, ownChoice, settingNames, settings, storageKey, withSetting } from "./settings";

const systems = [
  { name: "light", asks: [] },
  { name: "dark", asks: ["(prefers-color-scheme: dark)"] },
  { name: "high", asks: ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"] },
] as const;

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

const stored = [
  null,
  "not json",
  "[]",
  JSON.stringify({ size: "largest", contrast: "dark", spacing: "wide", motion: "reduced" }),
  JSON.stringify({ contrast: "high" }),
  JSON.stringify({ contrast: "system", size: "large" }),
];

describe("a stored choice", () => {
  it.each(["null", "", "{", '"text"', "[1]", '{"size":7}'])("becomes the site's own when it is %p", (text) => {
    expect(choiceFrom(text)).toEqual(ownChoice);
  });

  it("is read back as it was written", () => {
    for (const name of settingNames) {
      for (const value of settings[name]) {
        const choice = withSetting(ownChoice, name, value);
        expect(choice[name]).toBe(value);
        expect(choiceFrom(JSON.stringify(choice))).toEqual(choice);
        expect(isOwnChoice(choice)).toBe(value === settings[name][0]);
      }
    }
  });
});

describe.each(systems)("on a device that asks for $name", ({ name, asks }) => {
  it.each(stored)("the script before the first paint shows what the page shows later: %p", (text) => {
    pretendSystem(asks);
    window.localStorage.clear();
    if (text !== null) window.localStorage.setItem(storageKey, text);
    const { dataset } = document.documentElement;

    applyChoice(choiceFrom(text));
    const later = { ...dataset };
    for (const key of Object.keys(dataset)) delete dataset[key];
    new Function("localStorage", "matchMedia", "document", firstPaintScript)(
      window.localStorage,
      window.matchMedia,
      document,
    );

    expect(dataset.theme).toBe(later.theme);
    for (const setting of settingNames) expect(dataset[setting] ?? settings[setting][0]).toBe(later[setting]);
    if (choiceFrom(text).contrast === "system") expect(dataset.theme).toBe(name);
  });
});

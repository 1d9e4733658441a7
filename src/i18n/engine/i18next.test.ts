import { createTestI18n } from "../../../tests/render";
import { defaultLocale, localeCodes } from "../../site/locales";
import { createInstance } from "./i18next";

type Tree = { readonly [name: string]: string | Tree };

/** Returns the keys of all messages in a tree. */
function namesIn(tree: unknown, before = ""): string[] {
  if (typeof tree !== "object" || tree === null) return [before];
  return Object.entries(tree).flatMap(([name, inner]) => namesIn(inner, before ? `${before}.${name}` : name));
}

const isTree = (tree: unknown): tree is Tree => typeof tree === "object" && tree !== null;

describe.each(localeCodes)("in %s", (language) => {
  // The language lacks this message, as an untranslated one.
  const missing = "menu.home";
  const full = createTestI18n(language, language === defaultLocale ? [] : [missing]);
  const resources: Record<string, Record<string, Tree>> = {};
  for (const code of localeCodes) {
    const tree: unknown = full.getResourceBundle(code, "interface");
    if (!isTree(tree)) throw new Error(`No words in ${code}`);
    resources[code] = { interface: tree };
  }
  const light = createInstance();
  light.init({ lng: language, fallbackLng: defaultLocale, defaultNS: "interface", resources });
  const names = namesIn(resources[defaultLocale]?.interface);

  it("returns every message as i18next does, with and without values", () => {
    expect(names.length).toBeGreaterThan(300);
    const values = { shown: "२", total: 10, title: "<b>$& {{x}}", query: "क", language: "हिन्दी" };
    for (const name of names) {
      expect(light.exists(name)).toBe(full.exists(name));
      expect(light.t(name, values)).toBe(full.t(name, values));
      expect(light.getResource(language, "interface", name)).toEqual(full.getResource(language, "interface", name));
    }
  });

  it("finds no message for unknown keys and groups", () => {
    for (const name of ["menu", "menu.nothing", "toString", "menu.home.more", ""]) {
      expect(light.exists(name)).toBe(false);
    }
  });
});

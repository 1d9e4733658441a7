import { isSlowConnection } from "./connection";
import { settingNames, settings, storageKey, type Theme } from "./settings";
import { withStorage } from "./storage";

/** The reader's preferences as stored, by the name of the setting. */
type Preferences = Readonly<Record<string, unknown>>;

/** The document's `data-` attributes, which `src/styles` depends on. */
export const { dataset } = document.documentElement;

const darkScheme = "(prefers-color-scheme: dark)";
const moreContrast = "(prefers-contrast: more)";

/** Applies the reader's theme, or else the system's theme. */
function applyTheme(): void {
  const system: Theme = matchMedia(moreContrast).matches ? "high" : matchMedia(darkScheme).matches ? "dark" : "light";
  dataset.theme = dataset.contrast ?? system;
}

/**
 * Applies the theme again when the system's theme changes. Safari before 14 has no such event; the next page follows.
 */
function followSystemTheme(): void {
  for (const query of [moreContrast, darkScheme]) matchMedia(query).onchange = applyTheme;
}

/** Applies preferences to the document. An unknown value, or a setting's first, selects the default: no attribute. */
export function applyPreferences(preferences: Preferences): void {
  for (const name of settingNames) {
    const value = settings[name].slice(1).find((known) => known === preferences[name]);
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
  applyTheme();
}

/** Applies the preferences stored on the device. */
export function applyStoredPreferences(): void {
  applyPreferences(withStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? "null")) ?? {});
}

/**
 * Applies the reader's preferences before the first paint. It blocks every page in the head, so it does nothing else.
 * With Save-Data or on 2G, sets `data-save-data`, so that no fonts are fetched. Sets `data-can-share` if supported.
 */
export function installPreferences(): void {
  followSystemTheme();
  applyStoredPreferences();
  if (isSlowConnection(navigator)) dataset.saveData = "";
  if ("share" in navigator) dataset.canShare = "";
}

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

/**
 * Applies preferences to the document. An unknown value, or a setting's first, selects the default: no attribute. Styles
 * ignore a class that a page does not have.
 */
export function applyPreferences(preferences: Preferences): void {
  for (const name of settingNames) {
    const value = settings[name].slice(1).find((known) => known === preferences[name]);
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
  if (preferences.class) dataset.class = String(preferences.class);
  else delete dataset.class;
  applyTheme();
}

/** Returns the preferences stored on the device. */
function readPreferences(): Preferences {
  return withStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? "null")) ?? {};
}

/**
 * Applies the preferences stored on the device. A class in the URL's fragment has precedence, so that a link shows it:
 * `#class:9`, or the key of an entry, which usually begins with its class.
 */
export function applyStoredPreferences(): void {
  const stored = readPreferences();
  applyPreferences({ ...stored, class: /^#class\D(\d+)/.exec(location.hash)?.[1] ?? stored.class });
}

/** Applies the value of a preference and stores it on the device. */
export function choosePreference(name: string, value: string): void {
  applyPreferences({ ...dataset, [name]: value });
  const next = { ...readPreferences(), [name]: value };
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(next, [...settingNames, "class"])));
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

import { isSlowConnection } from "./connection";
import { type SettingName, settingNames, settings, storageKey, type Theme } from "./settings";
import { withStorage } from "./storage";

/** The reader's preferences as stored, by the name of the setting. */
type Preferences = Readonly<Record<string, unknown>>;

/** The page's `data-` attributes, which `src/styles` depends on. */
export const { dataset } = document.documentElement;

const darkScheme = "(prefers-color-scheme: dark)";
const moreContrast = "(prefers-contrast: more)";

/** Returns the `data-` attribute of a setting's value. That of a theme is beside `data-theme`, which may be the system's. */
export const getAttribute = (name: SettingName) => (name === "theme" ? "chosenTheme" : name);

/** Applies the reader's theme, or else the system's theme. */
function applyTheme(): void {
  const system: Theme = matchMedia(moreContrast).matches ? "high" : matchMedia(darkScheme).matches ? "dark" : "light";
  dataset.theme = dataset.chosenTheme ?? system;
}

/**
 * Applies the theme again when the system's theme changes. Safari before 14 has no such event; the next page follows.
 */
function followSystemTheme(): void {
  for (const query of [moreContrast, darkScheme]) matchMedia(query).onchange = applyTheme;
}

/**
 * Applies preferences to the page. An unknown value, or a setting's first, selects the default: no attribute. Styles
 * ignore a class that a page does not have.
 */
export function applyPreferences(preferences: Preferences): void {
  for (const name of settingNames) {
    const value = settings[name].slice(1).find((known) => known === preferences[name]);
    if (value) dataset[getAttribute(name)] = value;
    else delete dataset[getAttribute(name)];
  }
  if (preferences.class) dataset.class = String(preferences.class);
  else delete dataset.class;
  applyTheme();
}

/** Returns the preferences stored on the device, the theme also under its former name, contrast. */
function readPreferences(): Preferences {
  const stored = withStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? "null")) ?? {};
  return { theme: stored.contrast, ...stored };
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
  applyPreferences({ ...dataset, theme: dataset.chosenTheme, [name]: value });
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

import { settingNames, settings, storageKey, type Theme } from "./settings";

/** The values chosen by the reader, as they are stored. */
type Preferences = Readonly<Record<string, unknown>>;

/** The attributes of the document by which `src/styles` shows a page. */
export const { dataset } = document.documentElement;

const darkScheme = "(prefers-color-scheme: dark)";
const moreContrast = "(prefers-contrast: more)";

/** Shows the page in the theme that the reader chose, or else in the one that the system asks for. */
function applyTheme(): void {
  const system: Theme = matchMedia(moreContrast).matches ? "high" : matchMedia(darkScheme).matches ? "dark" : "light";
  dataset.theme = dataset.contrast ?? system;
}

/** Follows the system when it changes its mind. Safari before 14 has no such events; there the next page follows. */
export function followSystemTheme(): void {
  for (const query of [moreContrast, darkScheme]) matchMedia(query).onchange = applyTheme;
}

/** Shows the page by the values given. Only values that a setting has are taken; its first value is the default. */
export function applyPreferences(preferences: Preferences): void {
  for (const name of settingNames) {
    const value = settings[name].slice(1).find((known) => known === preferences[name]);
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
  applyTheme();
}

/** Shows the page by what is stored on the device. */
export function applyStoredPreferences(): void {
  applyPreferences(withStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? "null")) ?? {});
}

/** Does something with the device's storage, which a browser may refuse; a choice then holds until the page is left. */
export function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

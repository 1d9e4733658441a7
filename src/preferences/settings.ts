/**
 * The reader's display settings and their values. The first value is the default. Any other value becomes an attribute of
 * the page (`getAttribute`), which `src/styles` depends on.
 */
export const settings = {
  /** The size of text and spacing. */
  size: ["normal", "large", "larger", "largest"],
  /** The theme: the system's or a chosen one. */
  theme: ["system", "light", "dark", "high"],
  /** The line spacing. */
  spacing: ["normal", "wide"],
  /** The motion on the page. */
  motion: ["system", "reduced"],
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof settings;

/** The names of all settings, in the order of the form. */
export const settingNames = ["size", "theme", "spacing", "motion"] as const satisfies readonly SettingName[];

/** The name of the preferences form. */
export const formName = "reading";

/** The `localStorage` key of the preferences, which never leave the device. */
export const storageKey = "reading";

/** Returns the id of a class on a page, and so the fragment of URLs that show it. Keys of entries have no colon. */
export const getClassId = (grade: number | string) => `class:${grade}`;

/** A theme with defined colours, as the page's `data-theme`. */
export type Theme = Exclude<(typeof settings.theme)[number], "system">;

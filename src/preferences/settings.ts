/**
 * The reader's display settings: each setting with its values, the site's own first. Any other becomes the document's
 * attribute `data-<setting>`, which `src/styles` answers to.
 */
export const settings = {
  /** The size of all text and measures, three steps up. */
  size: ["normal", "large", "larger", "largest"],
  /** The colours: as the system says, or as chosen. */
  contrast: ["system", "light", "dark", "high"],
  /** The room between lines. */
  spacing: ["normal", "wide"],
  /** The motion on the page. */
  motion: ["system", "reduced"],
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof settings;

/** The names of all settings, in the order in which they are offered. */
export const settingNames = ["size", "contrast", "spacing", "motion"] as const satisfies readonly SettingName[];

/** The form in which the settings are chosen, by its name. */
export const formName = "reading";

/** The key under which the choice is kept on the reader's device, and nowhere else. */
export const storageKey = "reading";

/** The themes that colours are defined for, as `data-theme` of the document. */
export type Theme = "light" | "dark" | "high";

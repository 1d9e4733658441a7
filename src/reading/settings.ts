/**
 * How a reader wants the pages shown: each setting with its values, the first being the site's own. They become
 * `data-<setting>` attributes of the document, which `src/styles` answers to.
 */
export const settings = {
  /** The size of all text and measures, three steps up. */
  size: ["normal", "large", "larger", "largest"],
  /** The colours: as the system says, or as chosen. */
  contrast: ["system", "light", "dark", "high"],
  /** The room between lines. */
  spacing: ["normal", "wide"],
  /** Whether things move. */
  motion: ["system", "reduced"],
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof settings;

/** A reader's choice for every setting. */
export type ReadingChoice = { readonly [Name in SettingName]: (typeof settings)[Name][number] };

/** The names of all settings, in the order in which they are offered. */
export const settingNames = ["size", "contrast", "spacing", "motion"] as const satisfies readonly SettingName[];

/** The site's own choice. */
export const ownChoice: ReadingChoice = { size: "normal", contrast: "system", spacing: "normal", motion: "system" };

/** The key under which the choice is kept on the reader's device, and nowhere else. */
export const storageKey = "reading";

/** The themes that colours are defined for. */
export type Theme = "light" | "dark" | "high";

/** Reads a stored choice; what is missing or unknown in it becomes the site's own. Never fails. */
export function choiceFrom(stored: string | null): ReadingChoice {
  return choiceOf(parse(stored));
}

/** A choice with one setting changed; a value that setting does not have leaves the site's own. */
export function withSetting(choice: ReadingChoice, name: SettingName, value: string): ReadingChoice {
  return choiceOf({ ...choice, [name]: value });
}

function choiceOf(from: unknown): ReadingChoice {
  const given = typeof from === "object" && from !== null ? new Map<string, unknown>(Object.entries(from)) : new Map();
  const known = <Value extends string>(name: SettingName, values: readonly Value[], own: Value) =>
    values.find((value) => value === given.get(name)) ?? own;
  return {
    size: known("size", settings.size, ownChoice.size),
    contrast: known("contrast", settings.contrast, ownChoice.contrast),
    spacing: known("spacing", settings.spacing, ownChoice.spacing),
    motion: known("motion", settings.motion, ownChoice.motion),
  };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    // What cannot be read was not written by this site; the site's own choice stands.
    return null;
  }
}

/** Whether a choice differs nowhere from the site's own. */
export function isOwnChoice(choice: ReadingChoice): boolean {
  return settingNames.every((name) => choice[name] === ownChoice[name]);
}

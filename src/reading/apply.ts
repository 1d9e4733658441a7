import { choiceFrom, type ReadingChoice, settingNames, storageKey, type Theme } from "./settings";

/** The choice kept on this device; the site's own where the browser refuses storage. */
export function storedChoice(): ReadingChoice {
  try {
    return choiceFrom(window.localStorage.getItem(storageKey));
  } catch {
    // A browser may refuse storage; then a choice holds until the page is left.
    return choiceFrom(null);
  }
}

/** Keeps a choice on this device and shows the page by it. */
export function keepChoice(choice: ReadingChoice): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // As above: shown, but not remembered.
  }
  applyChoice(choice);
}

/** Shows the page by a choice. */
export function applyChoice(choice: ReadingChoice): void {
  const { dataset } = document.documentElement;
  for (const name of settingNames) dataset[name] = choice[name];
  dataset.theme = themeOf(choice.contrast);
}

/** The theme of a choice of contrast, asking the system where the reader leaves it to that. */
export function themeOf(contrast: ReadingChoice["contrast"]): Theme {
  if (contrast !== "system") return contrast;
  if (window.matchMedia("(prefers-contrast: more)").matches) return "high";
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

import { isSlowConnection } from "./connection";
import { applyStoredPreferences, dataset, followSystemTheme } from "./preferences";

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

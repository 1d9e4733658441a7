import { isSlowConnection } from "./connection";
import { applyStoredPreferences, dataset, followSystemTheme } from "./preferences";

/**
 * Shows the page by the reader's choice before anything is painted. It stands in the head of every page and does nothing
 * else, since every page waits for it. Where the visitor asks for less data, or the network is as slow as 2G, it marks the
 * document with `data-save-data`, for which no font is fetched; where the device has a share sheet, with `data-can-share`.
 */
export function installPreferences(): void {
  followSystemTheme();
  applyStoredPreferences();
  if (isSlowConnection(navigator)) dataset.saveData = "";
  if ("share" in navigator) dataset.canShare = "";
}

import type { ClerkLanguage } from "../content/clerk-languages";
import { editorUrl } from "../site/editor";
import { editorMessages, filled } from "./messages";
import { type EditorSettings, editorSettings } from "./settings";

/** Fetches the settings that the build has written beside the editor. Throws where they cannot be fetched or read. */
export async function readSettings(): Promise<EditorSettings> {
  const answer = await fetch(`${editorUrl}/settings.json`, { cache: "no-store" });
  return editorSettings.parse(await answer.json());
}

/** Returns why the editor cannot work with its settings, in a clerk's language; undefined where it can. */
export async function findSettingsFault(
  settings: EditorSettings,
  language: ClerkLanguage,
): Promise<string | undefined> {
  const words = editorMessages[language];
  if (settings.kind === "none") return words.noSettings;
  // Without this the clerk would find out only when saving.
  if (settings.kind === "local" && !(await answers(settings.server)))
    return filled(words.serverDown, { server: settings.server });
  return undefined;
}

async function answers(server: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ action: "info" });
    const answer = await fetch(server, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return answer.ok;
  } catch {
    return false;
  }
}

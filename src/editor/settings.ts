import { z } from "zod";
import type { ClerkLanguage } from "../content/clerk-languages";
import { texts } from "../content/messages";
import type { GlossaryRules } from "../language/glossary";
import { editorUrl } from "../site/editor";
import { localeCodes } from "../site/locales";
import { editorHosts } from "./hosts";

/** The form of a repository's name, such as `council/site`; no part of it leads to another folder. */
export const repositoryForm = /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)+$/u;

const remote = z.strictObject({
  kind: z.literal("remote"),
  host: z.enum(editorHosts),
  /** The repository, such as `council/site`. */
  repository: z.string().regex(repositoryForm),
  branch: z.string().min(1),
  /** The root of the host's interface; for an installation of its own. */
  api: z.url().optional(),
  /** An OAuth service to sign in with, where the council has one; else the page that takes a token. */
  signIn: z.strictObject({ origin: z.url(), path: z.string().min(1) }).optional(),
});

const local = z.strictObject({
  kind: z.literal("local"),
  /** The URL of the local server, which writes drafts into a repository on this computer. */
  server: z.url(),
  branch: z.string().min(1),
});

/** The editor's settings for the council's repository, stored beside it as `settings.json`. */
export const editorSettings = z.discriminatedUnion("kind", [
  remote,
  local,
  /** No repository was named when the site was built. */
  z.strictObject({ kind: z.literal("none") }),
]);

/** The destination of drafts. */
export type EditorSettings = z.output<typeof editorSettings>;

/** Settings with which the editor can start. */
export type UsableSettings = Exclude<EditorSettings, { kind: "none" }>;

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
  if (settings.kind === "none") return texts("editor.no-settings")[language];
  // Without this the clerk would find out only when saving.
  if (settings.kind === "local" && !(await answers(settings.server)))
    return texts("editor.server-down", { server: settings.server })[language];
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

const words = z.array(z.string());

const forms = z.array(
  z.strictObject({ language: z.enum(localeCodes), form: z.string(), write: z.string(), except: words }),
);

/** The rules of the glossary as the build has written them beside the editor. */
const glossaryRules = z.strictObject({
  avoided: forms,
  misspelled: forms,
  latin: words,
  spelled: words,
});

/** Fetches the rules of the glossary that the editor checks texts by. Throws where it cannot be had or read. */
export async function fetchGlossary(): Promise<GlossaryRules> {
  const response = await fetch(`${editorUrl}/glossary.json`, { cache: "no-store" });
  return glossaryRules.parse(await response.json());
}

import { z } from "zod";
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

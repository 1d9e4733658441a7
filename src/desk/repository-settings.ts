import * as z from "zod";
import { editorHosts } from "./host/interfaces";

/** Matches a repository name such as `council/site`, without the parts `.` and `..`. */
export const repositoryForm = /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)+$/u;

const remote = z.strictObject({
  kind: z.literal("remote"),
  host: z.enum(editorHosts),
  /** The repository, such as `council/site`. */
  repository: z.string().regex(repositoryForm),
  branch: z.string().min(1),
  /** The root URL of the host's API, for a self-hosted installation. */
  api: z.url().optional(),
  /** The council's OAuth service for signing in; by default clerks enter a token on the sign-in page. */
  signIn: z.strictObject({ origin: z.url(), path: z.string().min(1) }).optional(),
});

const local = z.strictObject({
  kind: z.literal("local"),
  /** The URL of the practice host, which writes drafts into a repository on this computer. */
  server: z.url(),
  branch: z.string().min(1),
});

/** The schema of the editor's settings for the council's repository, in `settings.json` next to the editor. */
export const repositorySettings = z.discriminatedUnion("kind", [
  remote,
  local,
  /** The settings of a site that was built without a repository. */
  z.strictObject({ kind: z.literal("none") }),
]);

/** The editor's settings for the council's repository. */
export type RepositorySettings = z.output<typeof repositorySettings>;

/** The settings that the editor can start with. */
export type UsableRepository = Exclude<RepositorySettings, { kind: "none" }>;

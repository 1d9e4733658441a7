import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { hostInterfaces } from "../../../desk/host/interfaces";
import { type RepositorySettings, repositorySettings } from "../../../desk/repository-settings";

/** The file that names the repository of an adopted site, for builds outside the CI of its host. */
export const repositoryFile = "editor/repository.json";

const namedRepository = z.strictObject({ host: z.string(), repository: z.string() });

/**
 * Reads the repository that a project configures; undefined if it configures none.
 *
 * @throws zod's or JSON's errors for the file
 */
export function resolveRepository(root: string): z.output<typeof namedRepository> | undefined {
  const file = path.join(root, repositoryFile);
  return existsSync(file) ? namedRepository.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/**
 * Determines the repository for drafts from the build's environment, or else from the project's file. In the CI of
 * GitHub and GitLab the default is the repository being built.
 *
 * - `EDITOR_HOST` `github` or `gitlab`; `EDITOR_REPOSITORY` such as `council/site`; `EDITOR_BRANCH`, by default `main`
 * - `EDITOR_API` the root of the host's API, for a self-hosted installation
 * - `EDITOR_SIGN_IN` the URL of an OAuth service; without it people sign in with a token
 * - `EDITOR_LOCAL` the URL of a practice host, for a trial
 *
 * @throws zod's errors for these settings
 */
export function parseRepositorySettings(
  environment: NodeJS.ProcessEnv,
  named: ReturnType<typeof resolveRepository> = undefined,
): RepositorySettings {
  const branch = environment.EDITOR_BRANCH || "main";
  if (environment.EDITOR_LOCAL) {
    return repositorySettings.parse({ kind: "local", server: environment.EDITOR_LOCAL, branch });
  }
  const { GITHUB_REPOSITORY, CI_PROJECT_PATH } = environment;
  const repository = environment.EDITOR_REPOSITORY || GITHUB_REPOSITORY || CI_PROJECT_PATH || named?.repository;
  if (!repository) return { kind: "none" };
  const hostOfCi = GITHUB_REPOSITORY ? "github" : CI_PROJECT_PATH ? "gitlab" : named?.host;
  const signIn = environment.EDITOR_SIGN_IN ? new URL(environment.EDITOR_SIGN_IN) : undefined;
  return repositorySettings.parse({
    kind: "remote",
    host: environment.EDITOR_HOST || (environment.EDITOR_REPOSITORY ? "github" : hostOfCi),
    repository,
    branch,
    ...(environment.EDITOR_API ? { api: environment.EDITOR_API } : {}),
    ...(signIn ? { signIn: { origin: signIn.origin, path: signIn.pathname } } : {}),
  });
}

/** Returns the origin of the git host's API, the only one that the editor reaches beside its site; undefined without one. */
export function findHostOrigin(settings: RepositorySettings): string | undefined {
  if (settings.kind === "none") return undefined;
  return new URL(settings.kind === "local" ? settings.server : (settings.api ?? hostInterfaces[settings.host])).origin;
}

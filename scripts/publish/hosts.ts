import { PublishError } from "./destination";

/** The values of the CI variable `PUBLISH_TO`. */
export const hosts = ["ssh", "git", "pages"] as const;

/** A kind of host: a server over ssh, a host that builds from git, or GitHub's or GitLab's Pages. */
export type PublishingHost = (typeof hosts)[number];

/** Checks whether a word is the name of a host. */
export function isHost(word: string): word is PublishingHost {
  return hosts.some((host) => host === word);
}

/**
 * Reads `PUBLISH_TO`. The default is `pages`.
 *
 * @throws PublishError if it is not the name of a host
 */
export function readHost({ PUBLISH_TO: name = "" }: NodeJS.ProcessEnv): PublishingHost {
  const host = name || "pages";
  if (isHost(host)) return host;
  throw new PublishError(`PUBLISH_TO must be one of ${hosts.join(", ")}, not "${host}".`);
}

/**
 * The parts of `src/site/http.ts` that a host supports. Verification skips the others. `docs/deploy.md` explains each.
 */
interface HostLimits {
  /** True if its responses have the headers of `src/site/http.ts`. */
  readonly headers: boolean;
  /** True if it redirects spelling variants of URLs and stable URLs. */
  readonly redirects: boolean;
  /** True if it also redirects URLs by their query, such as `/content.php?id=12`. */
  readonly queries: boolean;
  /** True if unknown URLs get the not-found page in the language of their prefix. */
  readonly languages: boolean;
  /** True if a rule for one folder can override a header of the whole site. */
  readonly overrides: boolean;
  /** Matches the configuration files that this host reads. It gets no others. */
  readonly reads: RegExp;
  /** True if it serves the compressed files written by the build. */
  readonly compressed: boolean;
}

/** The limits of each host. */
export const hostLimits: Readonly<Record<PublishingHost, HostLimits>> = {
  ssh: {
    headers: true,
    redirects: true,
    queries: true,
    languages: true,
    overrides: true,
    // nginx does not serve these files. Its rules are in `deploy/`. A publication reads the redirects.
    reads: /\/\.htaccess$|^\/_(?:documents|old-paths)\.json$/u,
    compressed: true,
  },
  git: {
    headers: true,
    redirects: true,
    queries: false,
    languages: true,
    overrides: false,
    reads: /^\/_(?:headers|redirects)$/u,
    compressed: false,
  },
  pages: {
    headers: false,
    redirects: false,
    queries: false,
    languages: false,
    overrides: false,
    reads: /^\/\.nojekyll$/u,
    compressed: false,
  },
};

import { PublishError } from "./settings";

/** The hosts to which a site can be published by one CI variable, `PUBLISH_TO`. */
export const hosts = ["ssh", "cloudflare", "netlify", "pages"] as const;

/** A way of hosting: a server of one's own reached by ssh, a host of static sites, or GitHub's and GitLab's pages. */
export type Host = (typeof hosts)[number];

/** Tells whether a word names a host. */
export function isHost(word: string): word is Host {
  return hosts.some((host) => host === word);
}

/**
 * Reads `PUBLISH_TO`; without it a site goes to GitHub's or GitLab's Pages.
 *
 * @throws PublishError where it names no host
 */
export function readHost({ PUBLISH_TO: name = "" }: NodeJS.ProcessEnv): Host {
  const host = name || "pages";
  if (isHost(host)) return host;
  throw new PublishError(`PUBLISH_TO must be one of ${hosts.join(", ")}, not "${host}".`);
}

/**
 * The limits of a host against `src/site/http.ts`, to avoid waiting for unsupported behaviour. `docs/deploy.md`
 * explains each.
 */
interface HostLimits {
  /** True if its responses carry the site's own headers. */
  readonly headers: boolean;
  /** True if it redirects spelling variants of URLs and stable URLs. */
  readonly redirects: boolean;
  /** True if unknown URLs get the not-found page in the language of their prefix. */
  readonly languages: boolean;
  /** True if a rule for one folder can replace a header that applies everywhere. */
  readonly overrides: boolean;
  /** The files in the published folder that this host reads; those of the others are not sent to it. */
  readonly reads: RegExp;
  /** True if it serves the compressed files written by the build. */
  readonly compressed: boolean;
}

const rules = /^\/_(?:headers|redirects)$/u;

/** The limits of each host. */
export const hostLimits: Readonly<Record<Host, HostLimits>> = {
  ssh: {
    headers: true,
    redirects: true,
    languages: true,
    overrides: true,
    // nginx serves it to nobody, and reads its own rules from `deploy/`.
    reads: /\/\.htaccess$|^\/_documents\.json$/u,
    compressed: true,
  },
  cloudflare: { headers: true, redirects: true, languages: true, overrides: false, reads: rules, compressed: false },
  netlify: { headers: true, redirects: true, languages: true, overrides: false, reads: rules, compressed: false },
  pages: {
    headers: false,
    redirects: false,
    languages: false,
    overrides: false,
    reads: /^\/\.nojekyll$/u,
    compressed: false,
  },
};

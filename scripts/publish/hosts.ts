/** Where a site can be published to by one variable of CI, `PUBLISH_TO`. */
export const hosts = ["ssh", "cloudflare", "netlify", "pages"] as const;

/** A way of hosting: a server of one's own reached by ssh, a host of static sites, or GitHub's and GitLab's pages. */
export type Host = (typeof hosts)[number];

/** Tells whether a word names a host. */
export function isHost(word: string): word is Host {
  return hosts.some((host) => host === word);
}

/** What a host cannot do as `src/site/http.ts` describes it, so that nobody waits for it; `docs/deploy.md` explains each. */
interface HostLimits {
  /** Whether its answers carry the site's own headers. */
  readonly headers: boolean;
  /** Whether it leads spellings and stable addresses on. */
  readonly redirects: boolean;
  /** Whether unknown addresses are answered in the language of their prefix. */
  readonly languages: boolean;
  /** Whether a rule for one folder can replace a header that holds everywhere. */
  readonly overrides: boolean;
  /** The files in the published folder that this host reads; those of the others are not sent to it. */
  readonly reads: RegExp;
  /** Whether it sends the compressed files that the build wrote. */
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

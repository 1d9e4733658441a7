/**
 * The checks of Mozilla's HTTP Observatory for what a site sends, with their scores and the grade. Follows
 * `src/analyzer/tests` and `src/grader/charts.js` of github.com/mdn/mdn-http-observatory (commit 94042bb). The checks
 * of the certificate and of the redirect from http concern the server, not the site, and are left out.
 */

/** The input of the checks. */
export interface Seen {
  /** Response headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Content security policies in the page's meta elements. */
  readonly metaPolicies: readonly string[];
  /** The URLs of the page's scripts, as written in the HTML. */
  readonly scripts: readonly string[];
}

/**
 * Returns the sources of every directive. If several policies have a directive, all of them must hold, so that of the
 * page's meta element is judged.
 */
function directivesOf({ headers, metaPolicies }: Seen): ReadonlyMap<string, readonly string[]> {
  const policies = [...metaPolicies, headers["content-security-policy"] ?? ""];
  return new Map(
    policies
      .flatMap((policy) => policy.split(";"))
      .map((directive) => directive.trim().toLowerCase().split(/\s+/u))
      .map(([name = "", ...values]) => [name, values] as const)
      .reverse(),
  );
}

const isBroad = (source: string) => /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/u.test(source);
const isInline = (source: string) => source === "'unsafe-inline'" || source === "data:";

function policyScore(seen: Seen): number {
  const policy = directivesOf(seen);
  const or = (...names: string[]) =>
    names.map((name) => policy.get(name)).find((found) => found !== undefined) ?? ["*"];
  const script = or("script-src", "default-src");
  const style = or("style-src", "default-src");
  if (policy.size === 0) return -25;
  if (script.some((one) => isBroad(one) || isInline(one)) || or("object-src", "default-src").some(isBroad)) return -20;
  if ([...policy.values()].flat().some((one) => /^(?:http|ftp):/u.test(one))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (style.some((one) => isBroad(one) || isInline(one))) return 0;
  return or("default-src").join(" ") === "'none'" ? 10 : 5;
}

function transportScore(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/iu.exec(header ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
}

const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** The checks. Each returns its score; below 0 the check has failed. */
export const checks: Readonly<Record<string, (seen: Seen) => number>> = {
  "content security policy": policyScore,
  cookies: ({ headers }) => (headers["set-cookie"] === undefined ? 0 : -20),
  "cross-origin resource sharing": ({ headers }) => (headers["access-control-allow-credentials"] === "true" ? -50 : 0),
  "strict transport security": ({ headers }) => transportScore(headers["strict-transport-security"]),
  "referrer policy": ({ headers }) => {
    const policy = headers["referrer-policy"];
    if (policy === undefined) return 0;
    return privateReferrers.includes(policy) ? 5 : -5;
  },
  "subresource integrity": ({ scripts }) => (scripts.every((url) => /^\/(?!\/)/u.test(url)) ? 0 : -50),
  "content type options": ({ headers }) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  "frame options": (seen) => {
    const ancestors = /frame-ancestors ([^;]+)/u.exec(seen.headers["content-security-policy"] ?? "")?.[1];
    if (ancestors !== undefined && !ancestors.split(" ").some(isBroad)) return 5;
    return /^(?:deny|sameorigin)$/iu.test(seen.headers["x-frame-options"] ?? "") ? 5 : -20;
  },
  "cross-origin resource policy": ({ headers }) =>
    ["same-origin", "same-site"].includes(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
  "cross-origin opener policy": ({ headers }) =>
    /^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)$/u.test(
      headers["cross-origin-opener-policy"] ?? "",
    )
      ? 10
      : 0,
};

/** Returns the total score: 100 minus the penalties. Bonuses count only from 90 points on. */
export function getScore(scores: readonly number[]): number {
  const kept = 100 + scores.filter((score) => score < 0).reduce((sum, score) => sum + score, 0);
  return kept >= 90 ? 100 + scores.reduce((sum, score) => sum + score, 0) : kept;
}

/** The lowest score of grade A+. */
export const bestGrade = 100;

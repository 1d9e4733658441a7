/**
 * Mozilla's HTTP Observatory, as far as it judges what a site sends: its checks, their score and the grade, after
 * `src/analyzer/tests` and `src/grader/charts.js` of github.com/mdn/mdn-http-observatory (commit 94042bb). Its checks of
 * the certificate and of the redirection from http are those of the machine in front and not of the site.
 */

/** What the checks look at. */
export interface Seen {
  /** Headers of the answer, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Policies that stand in the page. */
  readonly metaPolicies: readonly string[];
  /** Addresses of the page's scripts, as they stand there. */
  readonly scripts: readonly string[];
}

/** The sources of every directive; where two policies name it, those of both must hold, so the page's own are the ones to judge. */
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

/** The checks, each with its score: below 0 is a check not passed. */
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

/** The score: from 100 down for checks not passed, and up for what is better than asked once 90 are kept. */
export function getScore(scores: readonly number[]): number {
  const kept = 100 + scores.filter((score) => score < 0).reduce((sum, score) => sum + score, 0);
  return kept >= 90 ? 100 + scores.reduce((sum, score) => sum + score, 0) : kept;
}

/** The score from which the grade is A+. */
export const bestGrade = 100;

/**
 * The URL of the clerks' editor and the permissions of its pages. Nothing of the public site needs more than these
 * lines.
 */

/** The editor's address; it is in no menu, no site map and no search engine. */
export const editorUrl = "/admin";

/** The page that takes a token and hands it to the editor that opened it. */
export const signInUrl = `${editorUrl}/sign-in`;

/** The page that makes many entries of a sheet and its documents. */
export const batchUrl = `${editorUrl}/batch`;

/** The page that lists what waits for somebody. */
export const healthUrl = `${editorUrl}/health`;

/** The part of that list that a build knows. */
export const healthListUrl = `${editorUrl}/health.json`;

/** The origins that an editor of a repository must be allowed to reach, besides its own site. */
export interface EditorReach {
  /** Origins its scripts may call: the git host's interface, or the local server of a trial. */
  readonly calls: readonly string[];
  /** Origins its pictures may come from: the git host's portraits. */
  readonly pictures: readonly string[];
}

/**
 * The Content-Security-Policy of the editor's pages, directive by directive. The editor compiles its checks
 * (`unsafe-eval`) and styles itself while it runs (`unsafe-inline`, for styles alone); it reaches nobody but the site
 * and the git host.
 */
export function editorCsp({ calls, pictures }: EditorReach): string[] {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    ["connect-src 'self' blob:", ...calls].join(" "),
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ];
}

/**
 * Headers by which the answers below `/admin` differ from those of the site. The pop-up of a sign-in with OAuth comes
 * back from another origin, and a stricter opener policy would cut it off.
 */
export const editorHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

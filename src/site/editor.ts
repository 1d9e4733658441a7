/**
 * The URLs of the clerks' editor and the permissions of its pages, the only part of the editor that the public site
 * needs.
 */

/** The URL path of the editor. It is in no menu and no site map, and is not indexed. */
export const editorUrl = "/admin";

/** Returns the URL of the form of an entry. */
export const getFormUrl = (list: string, key: string) => `${editorUrl}#/collections/${list}/entries/${key}`;

/** The URL path of the page that passes a token to the editor that opened it. */
export const signInUrl = `${editorUrl}/sign-in`;

/** The URL path of the page that creates many entries from a sheet and its documents. */
export const batchUrl = `${editorUrl}/batch`;

/** The URL path of the page with the drafts and batches that wait for their approval. */
export const requestsUrl = `${editorUrl}/requests`;

/** The URL path of the page that lists pending work. */
export const healthUrl = `${editorUrl}/health`;

/** The URL path of the maintenance tasks that the build finds. */
export const healthListUrl = `${editorUrl}/health.json`;

/** The origins that the editor of a repository needs in addition to its site. */
export interface EditorReach {
  /** The origins that its scripts may request: the API of the git host, or the local server of a trial. */
  readonly calls: readonly string[];
  /** The origins of the editor's images: the avatars of the git host. */
  readonly pictures: readonly string[];
}

/**
 * Returns the directives of the Content Security Policy of the editor's pages. The editor compiles its checks
 * (`unsafe-eval`) and inserts styles at run time (`unsafe-inline`, for styles only). It may reach only the site and the
 * git host.
 */
export function createEditorCsp({ calls, pictures }: EditorReach): string[] {
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
 * The headers that differ for responses below `/admin`. The pop-up of an OAuth sign-in returns from another origin,
 * which a stricter opener policy would block.
 */
export const editorHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

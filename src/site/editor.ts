/**
 * The URLs of the clerks' editor and the permissions of its pages, the only part of the editor that the public site
 * needs.
 */

/** The URL path of the editor. It is in no menu and no site map, and is not indexed. */
export const editorUrl = "/admin";

/** Returns the URL of the form of an entry. */
export const getFormUrl = (list: string, key: string) => `${editorUrl}#/collections/${list}/entries/${key}`;

/** The URL path of the page that creates many entries from a sheet and its documents. */
export const batchUrl = `${editorUrl}/batch`;

/** The URL path of the page with the drafts and batches that wait for their approval. */
export const requestsUrl = `${editorUrl}/requests`;

/** The URL path of the names of all entries, for the editor's lists. */
export const entryListUrl = `${editorUrl}/entries.json`;

/** The URL path of the texts of the content, for pages that check against all of it. */
export const textListUrl = `${editorUrl}/texts.json`;

/** The URL path of the texts that come with the product, which entries of the council may replace. */
export const productTextsUrl = `${editorUrl}/product.json`;

/** The URL path of the page that lists pending work. */
export const healthUrl = `${editorUrl}/health`;

/** The URL path of the maintenance tasks that the build finds. */
export const healthListUrl = `${editorUrl}/health.json`;

/**
 * Returns the directives of the Content Security Policy of the editor's pages, which may reach only the site and the git
 * host.
 *
 * @param host the origin of the git host's API; undefined without a repository
 */
export function createEditorCsp(host: string | undefined): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    ["connect-src 'self' blob:", ...(host === undefined ? [] : [host])].join(" "),
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

/** Matches the browser's messages about aborted requests, and the site's resulting errors. */
export const faultsOfNetwork = /Failed to load resource|did not arrive|Loading chunk/u;

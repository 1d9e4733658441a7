/** Replaces Gatsby's query tag in the preview, where nothing evaluates queries. */
export const graphql = (): undefined => undefined;

/** Returns no data, because pages in the preview get theirs as props. */
export const useStaticQuery = (): undefined => undefined;

/** Returns a URL unchanged. */
export const withPrefix = (address: string): string => address;

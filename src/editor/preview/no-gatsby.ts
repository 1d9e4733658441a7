/** Stands in for Gatsby in the preview: a build takes queries out before anything runs, and nothing leads anywhere. */
export const graphql = (): undefined => undefined;

/** Goes nowhere. */
export const navigate = (): Promise<void> => Promise.resolve();

/** The pages' own data is given to them; nothing is asked for. */
export const useStaticQuery = (): undefined => undefined;

/** An address as it stands. */
export const withPrefix = (address: string): string => address;

/** Stands in for Gatsby where Jest draws components: a build takes their queries out before anything runs. */
export const graphql = (): undefined => undefined;

/** Goes nowhere. */
export const navigate = (): Promise<void> => Promise.resolve();

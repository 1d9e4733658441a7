/** Replaces Gatsby's `graphql` in Jest. A build removes queries before any code runs. */
export const graphql = (): undefined => undefined;

/** Replaces Gatsby's `navigate` without navigating. */
export const navigate = (): Promise<void> => Promise.resolve();

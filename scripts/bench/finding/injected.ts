/** Goes before a function that is sent to a page or a worker: what tsx runs has names for functions by a helper that neither has. */
export const naming = "globalThis.__name = (named) => named;";

/** The code of every template by the name that Gatsby gives it, written by Gatsby. */
declare module "$virtual/async-requires" {
  export const components: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The code of every template by the name that Gatsby gives it, written by Gatsby. */
declare module "$virtual/async-requires" {
  export const components: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The file of Gatsby's that takes a page over in the visitor's browser; `src/build/webpack` says where it lies. */
declare module "gatsby-app";

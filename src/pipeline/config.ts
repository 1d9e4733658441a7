import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { batchedFolder, contentFolder, documentsFolder } from "../content/folders";
import { i18nextOptions } from "../i18n/options";
import { collections } from "../schema/collections";
import { defaultLocale, localeCodes } from "../site/locales";
import { documentsSource } from "./documents";
import { once, siteContent } from "./site-content";

/** The GraphQL type of a file's entries, from the folder it stands in; a collection that is one file has its own name. */
function typeName({ node }: { node: { relativeDirectory?: string; relativePath?: string } }): string {
  const found = collections.find(({ folder }) => folder === node.relativeDirectory || folder === node.relativePath);
  return found?.type ?? "Unknown";
}

/** The last valid copy of the content, which `npm run dev` names; otherwise the content itself. */
const sourcedFolder = process.env.LAST_GOOD_CONTENT || contentFolder;
const content = path.resolve(process.env.NODE_ENV === "production" ? batchedFolder : sourcedFolder);
const documents = path.resolve(documentsFolder);

const listNotYetDue = once((): ReadonlySet<string> => {
  const { entries, documents } = siteContent().scheduled;
  return new Set([
    ...entries.map((file) => path.join(content, path.relative(contentFolder, file))),
    ...documents.map((file) => path.resolve(file)),
  ]);
});

/**
 * Returns whether a file is not yet due. Such a file is not sourced, so no query, index or feed can contain it. Of
 * entries this is for a site in development: what a build gathers has none of them.
 */
const isNotYetDue = (file: string) => listNotYetDue().has(path.resolve(file));

/** Gatsby's configuration: YAML, interface words and documents are sourced from the project, nothing from anywhere else. */
const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: content, ignore: ["**/locales/**", isNotYetDue] },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "locale", path: path.resolve(sourcedFolder, "locales"), ignore: ["**/*.yaml"] },
    },
    // A council that has published no document has no such folder either, and the plugin asks for one.
    ...(existsSync(documents)
      ? [
          {
            resolve: "gatsby-source-filesystem",
            options: { name: documentsSource, path: documents, ignore: [isNotYetDue] },
          },
        ]
      : []),
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    // Before the plugin of the words, which puts itself around what stands before it.
    path.resolve("src", "layout"),
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        fallbackLanguage: defaultLocale,
        redirect: false,
        trailingSlash: "never",
        verbose: false,
        i18nextOptions,
      },
    },
  ],
};

export default config;

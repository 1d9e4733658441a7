import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { batchedFolder, documentsFolder } from "../content/folders";
import { i18nextOptions } from "../i18n/instance";
import { collections } from "../schema/collections";
import { defaultLocale, localeCodes } from "../site/locales";
import { problemsType } from "./batched-content";
import { documentsSource } from "./documents";
import { siteContent } from "./site-content";

/**
 * Returns the GraphQL type of the entries in a file, from its folder. A collection in a single file is found by that
 * file.
 */
function typeName({ node }: { node: { relativeDirectory?: string; relativePath?: string } }): string {
  const found = collections.find(({ folder }) => folder === node.relativeDirectory || folder === node.relativePath);
  return found?.type ?? problemsType;
}

const content = path.resolve(batchedFolder);
const documents = path.resolve(documentsFolder);

/** Checks whether a document is not yet due. It is not sourced, so no query or feed can contain it. */
const isHidden = (file: string) => siteContent().hidden.has(path.relative("", file).replaceAll(path.sep, "/"));

/** Gatsby's configuration. YAML, interface messages and documents are sourced from the project only. */
const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: content, ignore: ["**/locales/**"] },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "locale", path: path.join(content, "locales") },
    },
    // Without published documents the folder does not exist, and the plugin requires one.
    ...(existsSync(documents)
      ? [
          {
            resolve: "gatsby-source-filesystem",
            options: { name: documentsSource, path: documents, ignore: [isHidden] },
          },
        ]
      : []),
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    // Before the language plugin, which wraps the plugins listed before it.
    path.resolve("src", "layout"),
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        redirect: false,
        trailingSlash: "never",
        verbose: false,
        i18nextOptions,
      },
    },
  ],
};

export default config;

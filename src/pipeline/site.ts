import type { NodePluginArgs } from "gatsby";
import * as z from "zod";
import { createSite, type Site } from "../content/site";
import type { PublishedDocument } from "../content/view";
import { buildDate } from "./build-date";
import { documentType } from "./documents";

const documentNode = z
  .object({
    name: z.string(),
    address: z.string(),
    type: z.string(),
    bytes: z.number(),
    pages: z.number().nullable(),
    language: z.string().nullable(),
    internal: z.object({ contentDigest: z.string() }),
  })
  .transform(({ internal, ...facts }): PublishedDocument => ({ ...facts, digest: internal.contentDigest }));

let shared: Site | undefined;

/**
 * Returns the content of the site from Gatsby's nodes, which exist only for entries and documents that are due. A build
 * makes it once; in development, where nodes change, each call makes it again.
 */
export function readSite({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Site {
  if (shared && process.env.NODE_ENV === "production") return shared;
  const documents = getNodesByType(documentType).map((node) => documentNode.parse(node));
  shared = createSite(({ type }) => getNodesByType(type), documents, buildDate());
  return shared;
}

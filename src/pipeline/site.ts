import type { NodePluginArgs } from "gatsby";
import * as z from "zod";
import { createSite, parseFields, type Site, selectEntries } from "../content/site";
import type { PublishedDocument } from "../content/view";
import { listDueEntries } from "./batched-content";
import { buildDate } from "./build-date";
import { documentType } from "./documents";
import { siteContent } from "./site-content";

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
 * Returns the content of the site, which excludes entries not yet due. A build makes it once, from the entries that the
 * check has parsed. In development each call reads the entries that Gatsby has sourced.
 */
export function readSite({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Site {
  const create = (read: Parameters<typeof createSite>[0]) =>
    createSite(
      read,
      getNodesByType(documentType).map((node) => documentNode.parse(node)),
      buildDate(),
    );
  if (process.env.NODE_ENV !== "production") return create(parseFields(({ type }) => getNodesByType(type)));
  shared ??= create(selectEntries(listDueEntries(siteContent())));
  return shared;
}

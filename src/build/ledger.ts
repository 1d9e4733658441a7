import { z } from "zod";
import { listProjectFiles } from "../content";
import { ledgerTextIn, readLedger, updateLedger } from "../content/ledger";
import { sha256Of } from "../content/sha256";
import { collections } from "../schema/collections";
import { sourceDocumentsIn } from "../schema/entry-documents";
import type { LocaleCode } from "../site/locales";
import { buildDate } from "./build-date";
import { documentType } from "./documents";
import { languageArgument, type ResolverContext } from "./graphql-types";
import { localizedText } from "./localized";

/** The type of a version in the ledger, for GraphQL. */
export const ledgerTypes = `
  """A file that the site has published: a version of a document, by its digest."""
  type PublishedVersion {
    """SHA-256 of its bytes, in hexadecimal."""
    digest: String!
    name: String!
    """current, replaced or withdrawn"""
    status: String!
    """The day on which it was recorded, YYYY-MM-DD."""
    since: String!
    """The day on which it was found replaced or withdrawn, YYYY-MM-DD."""
    ended: String
    """Where the document of this name is served now."""
    address: String
    """What the entry calls it that names the document now."""
    title: LocalizedText
  }
`;

const documentNode = z.object({
  name: z.string(),
  address: z.string(),
  internal: z.object({ contentDigest: z.string() }),
});
const naming = z.object({ title: z.unknown().optional(), parties: z.unknown().optional() });

/** The GraphQL field that gives every version that the site has published, those of this build included. */
export const publishedVersions = {
  type: "[PublishedVersion!]!",
  args: languageArgument,
  async resolve(_source: unknown, { language }: { readonly language: LocaleCode }, { nodeModel }: ResolverContext) {
    const { entries } = await nodeModel.findAll({ type: documentType });
    const documents = Array.from(entries, (node) => documentNode.parse(node));
    const addresses = new Map(documents.map(({ name, address }) => [name, address]));
    const titles = await titlesByDocument(nodeModel);
    const current = documents.map(({ name, internal }) => ({ name, digest: internal.contentDigest }));
    return updateLedger(readLedger(listProjectFiles(process.cwd())), current, buildDate()).map((version) => {
      const url = addresses.get(version.name);
      return {
        ...version,
        status: version.ended === undefined ? "current" : url === undefined ? "withdrawn" : "replaced",
        address: url,
        title: localizedText(titles.get(version.name), language),
      };
    });
  },
};

/** The titles of the entries that name documents, by the documents' names. */
async function titlesByDocument(nodeModel: ResolverContext["nodeModel"]): Promise<ReadonlyMap<string, unknown>> {
  const withDocuments = collections.filter(({ schema }) => "document" in schema.shape);
  const found = await Promise.all(withDocuments.map(({ type }) => nodeModel.findAll({ type })));
  return new Map(
    found.flatMap(({ entries }) =>
      Array.from(entries).flatMap((node): [string, unknown][] => {
        const { title, parties } = naming.parse(node);
        return sourceDocumentsIn(node).map(({ name }) => [name, title ?? parties]);
      }),
    ),
  );
}

/** A digest of the committed ledger: the page that shows it is made again when it changes. */
export function ledgerDigest(): string {
  return sha256Of(ledgerTextIn(listProjectFiles(process.cwd())));
}

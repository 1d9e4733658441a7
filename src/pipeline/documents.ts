import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import * as z from "zod";
import { documentsFolder } from "../content/folders";
import { computeSha256 } from "../content/sha256";
import type { PublishedDocument } from "../content/view";
import { readPdf } from "../documents/pdf-reader";
import { type ClerkMessage, formatMessage } from "../messages";
import { isPictureName } from "../schema/formats";
import { documentUrlsFile, getContentUrl, getStableUrl } from "../site/documents";
import { recall } from "./made-files";
import { shrinkPicture } from "./pictures";
import { publicFolder, writeChangedFile } from "./published-folder";

/** The name of Gatsby's source of the published documents. */
export const documentsSource = "documents";

/** The GraphQL type of a published document. */
export const documentType = "DocumentFile";

/**
 * Returns the URL of a document and the metadata that is displayed beside its link. Only a readable PDF has pages and a
 * language. For an unreadable PDF both are null and `fault` is the reason; the site is published anyway.
 */
export async function readDocumentMetadata(name: string, content: Uint8Array) {
  const digest = computeSha256(content);
  const type = path.extname(name).slice(1);
  const facts = { name, digest, address: getContentUrl(name, digest), type, bytes: content.byteLength };
  const unknown = { pages: null, language: null, fault: null };
  if (type !== "pdf") return { ...facts, ...unknown };
  const reading = await readPdfOnce(name, content);
  if ("fault" in reading) return { ...facts, ...unknown, fault: formatMessage(reading.fault, "en") };
  return { ...facts, ...reading, fault: null };
}

/** Reads a PDF as `readPdf` does, once for all builds. */
export async function readPdfOnce(name: string, content: Uint8Array): ReturnType<typeof readPdf> {
  const reading = await recall([name, computeSha256(content)], async () =>
    Buffer.from(JSON.stringify(await readPdf(name, content))),
  );
  return pdfReading.parse(JSON.parse(Buffer.from(reading).toString()));
}

const pdfReading = z.union([
  z.object({ pages: z.number(), language: z.string().nullable() }),
  z.object({ fault: z.custom<ClerkMessage>() }),
]);

/** Formats the warning about an unreadable document, for the people who build the site. */
export function formatWarning({ name, fault }: { readonly name: string; readonly fault: string }): string {
  return (
    `${documentsFolder}/${name}: its page count and language cannot be read, so pages show only its type and size ` +
    `(${fault}). Open the file: if it does not open, or asks for a password, save it again and replace the file.`
  );
}

const documentFile = z.object({
  absolutePath: z.string(),
  // Hidden files are no documents: git keeps an empty folder by one.
  base: z.string().regex(/^[^.]/u),
  sourceInstanceName: z.literal(documentsSource),
  relativeDirectory: z.literal(""),
});
const published = z.object({ name: z.string(), address: z.string(), fault: z.string().nullable() });

/**
 * Creates a node for every file in `static/documents`, so that Gatsby rebuilds a page when a document that it links to
 * changes. Gatsby calls this only for new or changed files; other documents are not read again.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createNodeId }) => {
  if (node.internal.type !== "File") return;
  const file = documentFile.safeParse(node);
  if (!file.success) return;
  const { absolutePath, base } = file.data;
  const content = await readFile(absolutePath);
  const { digest, ...facts } = await readDocumentMetadata(base, content);
  await publish(facts);
  const own = {
    ...facts,
    // Derived from the file's node: when a file is removed, Gatsby deletes its node and its children by id.
    id: createNodeId(`${node.id} >>> ${documentType}`),
    parent: node.id,
    children: [],
    internal: { type: documentType, contentDigest: digest },
  };
  await actions.createNode(own);
  actions.createParentChildLink({ parent: node, child: own });
};

/**
 * Copies all documents to their content-hashed URLs, including those unchanged since an earlier build. Warns about
 * those that could not be read.
 */
export async function publishDocuments({ getNodesByType, reporter }: NodePluginArgs): Promise<void> {
  for (const node of getNodesByType(documentType)) {
    const { name, address, fault } = published.parse(node);
    await publish({ name, address });
    if (fault !== null) reporter.warn(formatWarning({ name, fault }));
  }
}

/**
 * Writes the redirect targets of the stable URLs of all documents.
 *
 * @param documents the site's documents, sorted by name
 */
export async function writeDocumentUrls(documents: readonly PublishedDocument[]): Promise<void> {
  const addresses = documents.map(({ name, address }): [string, string] => [getStableUrl(name), address]);
  const targets = `${JSON.stringify(Object.fromEntries(addresses), null, 1)}\n`;
  await writeChangedFile(path.join(publicFolder, documentUrlsFile), targets);
}

/** Writes a document, or the small copy of a picture, to its content-hashed URL. */
async function publish({ name, address }: { readonly name: string; readonly address: string }): Promise<void> {
  const content = await readFile(path.join(documentsFolder, name));
  await writeChangedFile(
    path.join(publicFolder, address),
    isPictureName(name) ? await shrinkPicture(content) : content,
  );
}

import path from "node:path";
import { z } from "zod";
import { findOwnDocuments, listDocuments } from "../content/document-uses";
import type { WrittenField } from "../content/fields";
import { documentsFolder } from "../content/folders";
import { formatMessage } from "../content/messages";
import { readPdf } from "../content/pdf-reader";
import { computeSha256 } from "../content/sha256";
import type { PublishedDocument } from "../content/view";
import { getContentUrl } from "../site/documents";
import type { LocaleCode } from "../site/locales";
import type { ResolverContext } from "./graphql-types";

/** The name of Gatsby's source of the published documents. */
export const documentsSource = "documents";

/** The GraphQL type of a published document. */
export const documentType = "DocumentFile";

/** The metadata of a document that is displayed beside its link, and its URL. */
export interface DocumentFacts extends PublishedDocument {
  /** Why its pages and language could not be read; null if they could, or if the file has none. */
  readonly fault: string | null;
}

/**
 * Returns the metadata of a document. Only a readable PDF has pages and a language. For an unreadable one both are null
 * and `fault` says why: the site is published anyway.
 */
export async function readDocumentMetadata(name: string, content: Uint8Array): Promise<DocumentFacts> {
  const digest = computeSha256(content);
  const type = path.extname(name).slice(1);
  const facts = { name, digest, address: getContentUrl(name, digest), type, bytes: content.byteLength };
  const unknown = { pages: null, language: null, fault: null };
  if (type !== "pdf") return { ...facts, ...unknown };
  const reading = await readPdf(name, content);
  if ("fault" in reading) return { ...facts, ...unknown, fault: formatMessage(reading.fault, "en") };
  return { ...facts, ...reading, fault: null };
}

/** Formats the warning about an unreadable document, for the people who build the site. */
export function formatWarning({ name, fault }: { readonly name: string; readonly fault: string }): string {
  return (
    `${documentsFolder}/${name}: its page count and language cannot be read, so pages show only its type and size ` +
    `(${fault}). Open the file: if it does not open, or asks for a password, save it again and replace the file.`
  );
}

const found = z.looseObject({ language: z.string().nullable() });

/** Finds the document for a reader's language among those that an entry's fields name; null if there is none. */
export async function findDocument(
  fields: readonly WrittenField[],
  reader: LocaleCode,
  context: ResolverContext,
): Promise<unknown> {
  const names = findOwnDocuments(fields).map(({ name }) => name);
  const nodes = await Promise.all(names.map(async (name) => [name, await findByName(name, context)] as const));
  const files = new Map(nodes.map(([name, node]) => [name, found.safeParse(node).data]));
  return listDocuments(fields, reader, (name) => files.get(name))[0] ?? null;
}

const served = z.object({ address: z.string() });

/** Returns the URL of a document, by its name; undefined if there is none. */
export async function getDocumentUrl(name: string, context: ResolverContext): Promise<string | undefined> {
  return served.safeParse(await findByName(name, context)).data?.address;
}

async function findByName(name: string, { nodeModel }: ResolverContext): Promise<unknown> {
  return nodeModel.findOne({ type: documentType, query: { filter: { name: { eq: name } } } });
}

import path from "node:path";
import { z } from "zod";
import { documentsFolder } from "../content/folders";
import { worded } from "../content/messages";
import { readPdf } from "../content/pdf-reader";
import { computeSha256 } from "../content/sha256";
import { documentsFor, sourceDocumentsIn } from "../schema/entry-documents";
import { getContentUrl } from "../site/documents";
import type { LocaleCode } from "../site/locales";
import type { ResolverContext } from "./graphql-types";

/** The name under which Gatsby sources the published documents. */
export const documentsSource = "documents";

/** The GraphQL type of a published document. */
export const documentType = "DocumentFile";

/** The metadata of a document for display beside its link, and its URL. */
export interface DocumentFacts {
  readonly name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
  readonly address: string;
  /** The ending of its name: `pdf`, `csv`, `xlsx`. */
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly language: string | null;
  /** Why its pages and language could not be read; null where they could, and where it has none. */
  readonly fault: string | null;
}

/**
 * Reads what can be told of a document. Pages and language are a PDF's own; they stay null for others, and for a PDF that
 * cannot be read, since the site is published all the same.
 */
export async function documentMetadata(name: string, content: Uint8Array): Promise<DocumentFacts> {
  const digest = computeSha256(content);
  const type = path.extname(name).slice(1);
  const facts = { name, digest, address: getContentUrl(name, digest), type, bytes: content.byteLength };
  const unknown = { pages: null, language: null, fault: null };
  if (type !== "pdf") return { ...facts, ...unknown };
  const reading = await readPdf(name, content);
  if ("fault" in reading) return { ...facts, ...unknown, fault: worded(reading.fault, "en") };
  return { ...facts, ...reading, fault: null };
}

/** Returns the warning about an unreadable document, for the people who build the site. */
export function formatWarning({ name, fault }: { readonly name: string; readonly fault: string }): string {
  return (
    `${documentsFolder}/${name}: its pages and language cannot be read, so visitors are told its type and size only ` +
    `(${fault}). Open the file: if it does not open, or asks for a password, save it anew and put that in its place.`
  );
}

const found = z.looseObject({ language: z.string().nullable() });

/** Gives the document that an entry's fields name for a reader, for GraphQL; null where the entry has none. */
export async function findDocument(fields: unknown, reader: LocaleCode, context: ResolverContext): Promise<unknown> {
  const names = sourceDocumentsIn(fields).map(({ name }) => name);
  const nodes = await Promise.all(names.map(async (name) => [name, await findByName(name, context)] as const));
  const files = new Map(nodes.map(([name, node]) => [name, found.safeParse(node).data]));
  return documentsFor(fields, reader, (name) => files.get(name))[0] ?? null;
}

const served = z.object({ address: z.string() });

/** Returns the URL of the document with a name; undefined if there is none. */
export async function documentUrl(name: string, context: ResolverContext): Promise<string | undefined> {
  return served.safeParse(await findByName(name, context)).data?.address;
}

async function findByName(name: string, { nodeModel }: ResolverContext): Promise<unknown> {
  return nodeModel.findOne({ type: documentType, query: { filter: { name: { eq: name } } } });
}

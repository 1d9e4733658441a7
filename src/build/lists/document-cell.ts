import { z } from "zod";
import { cellOfDocument } from "../../site/document-cell";
import { documentType } from "../documents";
import type { ListContent } from "./definition";

const published = z.object({
  name: z.string(),
  address: z.string(),
  type: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
  language: z.string().nullable(),
});

/** The documents of each content, by name. */
const known = new WeakMap<ListContent, ReadonlyMap<string, z.output<typeof published>>>();

/** What a list's file says of the document of a name; empty where there is none, as on the entry's page. */
export function documentCell(name: string, content: ListContent): string {
  const documents = known.get(content) ?? documentsIn(content);
  known.set(content, documents);
  const document = documents.get(name);
  return document ? cellOfDocument(document) : "";
}

function documentsIn(content: ListContent) {
  return new Map(content.nodes(documentType).map((node) => [String(node.name), published.parse(node)]));
}

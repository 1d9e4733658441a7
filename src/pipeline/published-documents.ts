import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { documentsFolder } from "../content/folders";
import { digestIn } from "../content/ledger";
import { listFolder, type ProjectFiles } from "../content/project-files";
import type { Scheduled } from "../content/scheduled";
import { documentUrlsFile, getContentUrl, getStableUrl } from "../site/documents";
import { documentsSource, documentType, formatWarning, readDocumentMetadata } from "./documents";
import { publicFolder, writeFileAtomic } from "./published-folder";
import { siteContent } from "./site-content";

const documentFile = z.object({
  id: z.string(),
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
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType, reporter }) => {
  for (const node of getNodesByType(documentType)) {
    const { name, address, fault } = published.parse(node);
    await publish({ name, address });
    if (fault !== null) reporter.warn(formatWarning({ name, fault }));
  }
};

/**
 * Writes the redirect targets of the stable URLs of all documents.
 *
 * @throws if Gatsby's documents are not those that the site should publish
 */
export async function writeDocumentUrls({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Promise<void> {
  const documents = getNodesByType(documentType).map((node) => published.parse(node));
  const addresses = documents
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, address }): [string, string] => [getStableUrl(name), address]);
  const { from, scheduled } = siteContent();
  requireAll(addresses, listDueDocuments(from, scheduled));
  await writeFile(
    path.join(publicFolder, documentUrlsFile),
    `${JSON.stringify(Object.fromEntries(addresses), null, 1)}\n`,
  );
}

/** Returns the URLs of the documents that are due: the stable one and the content-hashed one of each. */
export function listDueDocuments(files: ProjectFiles, { documents }: Scheduled): [string, string][] {
  const late = new Set(documents);
  return listFolder(files, documentsFolder).flatMap(({ name }): [string, string][] => {
    const file = `${documentsFolder}/${name}`;
    return late.has(file) ? [] : [[getStableUrl(name), getContentUrl(name, digestIn(files, file))]];
  });
}

/**
 * Compares the documents of a build with those that it should contain. A foreign or stale cache must never publish a
 * site without its documents.
 *
 * @throws if any document is missing, outdated or unexpected
 */
export function requireAll(built: readonly [string, string][], expected: readonly [string, string][]): void {
  const linesOf = (documents: typeof built) => new Set(documents.map((pair) => pair.join(" -> ")));
  const [has, wants] = [linesOf(built), linesOf(expected)];
  const missing = [...wants].filter((line) => !has.has(line));
  const extra = [...has].filter((line) => !wants.has(line));
  if (missing.length + extra.length === 0) return;
  throw new Error(
    [
      "The build does not have the documents of static/documents, so nothing may be published.",
      ...missing.map((line) => `missing: ${line}`),
      ...extra.map((line) => `not to be published: ${line}`),
      "Remove .cache and public, then build again.",
    ].join("\n"),
  );
}

/** Copies a document to its content-hashed URL. An existing file is correct, since the URL contains the digest. */
async function publish({ name, address }: { readonly name: string; readonly address: string }): Promise<void> {
  const target = path.join(publicFolder, address);
  if (await stat(target).catch(() => undefined)) return;
  await mkdir(path.dirname(target), { recursive: true });
  // Written to a temporary file first: a URL that is cached for a year must never serve half a document.
  await writeFileAtomic(target, await readFile(path.join(documentsFolder, name)));
}

import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { documentsFolder } from "../content/folders";
import { digestIn } from "../content/ledger";
import { listFolder, type ProjectFiles } from "../content/project-files";
import type { Scheduled } from "../content/scheduled";
import { documentUrlsFile, getContentUrl, getStableUrl } from "../site/documents";
import { documentMetadata, documentsSource, documentType, formatWarning } from "./documents";
import { publicFolder } from "./published-folder";
import { siteContent } from "./site-content";

const documentFile = z.object({
  id: z.string(),
  absolutePath: z.string(),
  base: z.string(),
  sourceInstanceName: z.literal(documentsSource),
  relativeDirectory: z.literal(""),
});
const published = z.object({ name: z.string(), address: z.string(), fault: z.string().nullable() });

/**
 * Makes a node of every file in `static/documents`, so that a page is drawn anew when a document it links to changes.
 * Gatsby asks for it only when a file is new or its content changed: other documents are not read again.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createNodeId }) => {
  if (node.internal.type !== "File") return;
  const file = documentFile.safeParse(node);
  if (!file.success) return;
  const { absolutePath, base } = file.data;
  const content = await readFile(absolutePath);
  const { digest, ...facts } = await documentMetadata(base, content);
  await publish(facts);
  const own = {
    ...facts,
    // Of the file's node: Gatsby deletes the node of a path that is gone together with its children, by their ids.
    id: createNodeId(`${node.id} >>> ${documentType}`),
    parent: node.id,
    children: [],
    internal: { type: documentType, contentDigest: digest },
  };
  await actions.createNode(own);
  actions.createParentChildLink({ parent: node, child: own });
};

/**
 * Puts the documents at the addresses that name their content, those too that stayed the same since an earlier build, and
 * warns of those that could not be read.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType, reporter }) => {
  for (const node of getNodesByType(documentType)) {
    const { name, address, fault } = published.parse(node);
    await publish({ name, address });
    if (fault !== null) reporter.warn(formatWarning({ name, fault }));
  }
};

/**
 * Writes the redirect targets of the stable addresses of all documents.
 *
 * @throws where the documents that Gatsby knows are not those that the site is to publish
 */
export async function writeDocumentUrls({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Promise<void> {
  const documents = getNodesByType(documentType).map((node) => published.parse(node));
  const addresses = documents
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, address }): [string, string] => [getStableUrl(name), address]);
  const { from, scheduled } = siteContent();
  requireAll(addresses, dueDocuments(from, scheduled));
  await writeFile(
    path.join(publicFolder, documentUrlsFile),
    `${JSON.stringify(Object.fromEntries(addresses), null, 1)}\n`,
  );
}

/** The addresses of the documents that a site shows: the stable one of each, and that of its content. */
export function dueDocuments(files: ProjectFiles, { documents }: Scheduled): [string, string][] {
  const late = new Set(documents);
  return listFolder(files, documentsFolder).flatMap(({ name }): [string, string][] => {
    const file = `${documentsFolder}/${name}`;
    return late.has(file) ? [] : [[getStableUrl(name), getContentUrl(name, digestIn(files, file))]];
  });
}

/**
 * Compares the documents of a build with those that it should have. A cache of other folders, or of other files, must
 * never become a site without documents.
 *
 * @throws where any is missing, outdated or too many
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

/** Copies a document to its address unless it is there: the address names the content, so what is there is right. */
async function publish({ name, address }: { readonly name: string; readonly address: string }): Promise<void> {
  const target = path.join(publicFolder, address);
  if (await stat(target).catch(() => undefined)) return;
  await mkdir(path.dirname(target), { recursive: true });
  // Written aside first: half a document must never stand at an address that is kept for a year.
  const aside = `${target}.${process.pid}`;
  await copyFile(path.join(documentsFolder, name), aside);
  await rename(aside, target);
}

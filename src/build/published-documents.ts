import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { documentsFolder } from "../content/folders";
import { documentUrlsFile, stableUrlOf } from "../site/documents";
import { documentMetadata, documentsSource, documentType, warningOf } from "./documents";
import { publicFolder } from "./published-folder";

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
    id: createNodeId(`${documentType} ${base}`),
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
    if (fault !== null) reporter.warn(warningOf({ name, fault }));
  }
};

/** Writes down where the stable address of every document leads. */
export async function writeDocumentUrls({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Promise<void> {
  const documents = getNodesByType(documentType).map((node) => published.parse(node));
  const addresses = documents
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, address }) => [stableUrlOf(name), address]);
  await writeFile(
    path.join(publicFolder, documentUrlsFile),
    `${JSON.stringify(Object.fromEntries(addresses), null, 1)}\n`,
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

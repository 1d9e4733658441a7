import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import * as z from "zod";
import { councilFolder } from "../../tests/site/council";
import { temporaryFolder } from "../../tests/temporary-folder";
import { listProjectFiles, type ReadEntry } from "../content";
import { contentFolder } from "../content/folders";
import { createSite, selectEntries } from "../content/site";
import { createUnreadableEntry } from "../content/written-entry";
import type { Collection } from "../schema/collection";
import { collections, getCollection } from "../schema/collections";
import { collectionEntries } from "../schema/collections/lists";
import { batchEntries, writeFilesForGatsby } from "./batched-content";
import config from "./config";
import { listFiles } from "./published-folder";
import { readSiteContent, type SiteContent } from "./site-content";

const folder = temporaryFolder();
/** The collections with nodes: pages query no descriptions of lists. */
const everyCollection: readonly Collection[] = collections.filter(({ name }) => name !== collectionEntries.name);

/** Gatsby's plugin for YAML with the site's options. */
const transformer = z
  .object({ onCreateNode: z.custom<NonNullable<GatsbyNode["onCreateNode"]>>() })
  .parse(createRequire(__filename)("gatsby-transformer-yaml/gatsby-node"));
const options = z
  .object({ resolve: z.literal("gatsby-transformer-yaml"), options: z.looseObject({}) })
  .parse(config.plugins?.find((plugin) => typeof plugin === "object" && plugin?.resolve === "gatsby-transformer-yaml"));

/** Returns the nodes by type that Gatsby creates from the files that it reads. */
async function makeNodes(content: SiteContent, problems?: string): Promise<ReadonlyMap<string, readonly object[]>> {
  const nodes = new Map<string, object[]>();
  const createNode = (node: { readonly internal: { readonly type: string } }) =>
    nodes.set(node.internal.type, [...(nodes.get(node.internal.type) ?? []), node]);
  writeFilesForGatsby(folder, content, problems);
  for (const file of listFiles(folder).filter((name) => name.endsWith(".yaml"))) {
    const node = {
      id: file,
      relativePath: file,
      relativeDirectory: path.posix.dirname(file),
      internal: { type: "File" },
    };
    // The plugin uses only these of Gatsby's many arguments.
    const args = Object.assign(Object.create(null), {
      node,
      actions: { createNode, createParentChildLink: () => undefined },
      loadNodeContent: () => readFileSync(path.join(folder, file), "utf8"),
      createNodeId: (id: string) => id,
      createContentDigest: () => "",
    });
    await transformer.onCreateNode(args, { plugins: [], ...options.options }, () => undefined);
  }
  return nodes;
}

const moment = "2026-11-21T12:00";

describe("the content of a council", () => {
  const content = readSiteContent(listProjectFiles(councilFolder), moment);

  it("passes content to pages through Gatsby's nodes, without entries that are not due", async () => {
    const nodes = await makeNodes(content);
    const site = createSite(({ type }) => nodes.get(type) ?? [], [], "2026-11-21");
    const due = content.entries.filter(
      ({ file, collection }) =>
        !content.scheduled.entries.includes(file) && everyCollection.some(({ name }) => name === collection.name),
    );
    const checked = createSite(selectEntries(due), [], "2026-11-21");
    for (const collection of everyCollection)
      expect([collection.name, site.entries(collection)]).toEqual([collection.name, checked.entries(collection)]);
    expect(due.length).toBeGreaterThan(everyCollection.length);
    expect([...nodes.values()].flat()).toHaveLength(due.length);
  });
});

it("passes errors of newer content to the pages of the development server", async () => {
  const content = readSiteContent(listProjectFiles(councilFolder), moment);
  const [error] = (await makeNodes(content, `${contentFolder}/orders/one.yaml:3: wrong`)).get("ContentProblems") ?? [];
  expect(error).toMatchObject({ text: "content/orders/one.yaml:3: wrong" });
  expect((await makeNodes(content)).has("ContentProblems")).toBe(false);
});

it("rewrites only one file for an entry that is added, removed or changed", () => {
  const schools = Array.from({ length: 1000 }, (_, index) => school(`school-${index}`, "one"));
  const before = batchEntries(schools);
  expect(before.size).toBeGreaterThan(20);
  const changes = [
    [...schools, school("another", "one")],
    schools.filter(({ name }) => name !== "school-500"),
    schools.map((entry) => (entry.name === "school-500" ? school(entry.name, "other") : entry)),
  ];
  for (const changed of changes) {
    const differing = Array.from(batchEntries(changed)).filter(([file, text]) => before.get(file) !== text);
    expect(differing).toHaveLength(1);
  }
});

function school(key: string, name: string): ReadEntry {
  const collection = getCollection("schools");
  return { ...createUnreadableEntry({ collection, file: "", name: key }), value: { key, name } };
}

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { clearForeignCache, recordCacheOwner } from "./gatsby-cache";

let project = "";
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), content);
};
const has = (name: string) => existsSync(path.join(project, name));

beforeEach(async () => {
  project = mkdtempSync(path.join(tmpdir(), "project-"));
  put("src/build/resolver.ts", "export const answer = 1;");
  put("content/orders/first.yaml", "key: first");
  put("gatsby-node.ts", "export {};");
  const owner = await clearForeignCache(project);
  put(".cache/data/results", "an answer");
  put(".kept/compressed/one.br", "");
  put("public/index.html", "<h1>Home</h1>");
  await recordCacheOwner(project, owner);
});

afterEach(() => rmSync(project, { recursive: true }));

it("keeps the cache for the code that made it, and for changed content", async () => {
  put("content/orders/first.yaml", "key: first\nspecimen: true");
  await clearForeignCache(project);
  expect(has(".cache/data/results") && has("public/index.html")).toBe(true);
});

it.each([
  "src/build/resolver.ts",
  "src/schema/new.ts",
  "src/components/Page/index.module.css",
  "gatsby-node.ts",
  "scripts/build/seal.ts",
])("empties cache and published folder when %s changes, and keeps what is named by its content", async (file) => {
  put(file, "export const answer = 2;");
  await clearForeignCache(project);
  expect(has(".cache/data/results") || has("public/index.html")).toBe(false);
  expect(has(".kept/compressed/one.br")).toBe(true);
});

it("does not trust a cache of a build that did not end", async () => {
  put("src/build/resolver.ts", "export const answer = 2;");
  await clearForeignCache(project);
  put(".cache/data/results", "half an answer");
  await clearForeignCache(project);
  expect(has(".cache/data/results")).toBe(false);
});

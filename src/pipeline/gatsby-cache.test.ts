import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";
import { beginCache, findDoubt, stampGatsbyCache } from "./gatsby-cache";

const project = temporaryFolder();
const at = (...names: string[]) => path.join(project, ...names);
const begin = (folder = project) => {
  const doubt = findDoubt(folder);
  beginCache(folder, doubt);
  return doubt;
};
const isPublished = () => existsSync(at("public", "index.html"));
const hasWebpackCache = () => existsSync(at(".cache", "webpack"));

beforeEach(() => {
  for (const folder of ["src/site", "content", "node_modules", "public", ".cache/webpack"])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at("src/site/paths.ts"), "one");
  writeFileSync(at("node_modules/.package-lock.json"), "{}");
  writeFileSync(at("public/index.html"), "a page");
});

it("preserves a cache of the same code when content and tests change", () => {
  stampGatsbyCache(project);
  writeFileSync(at("content/home.yaml"), "changed");
  writeFileSync(at("src/site/paths.test.ts"), "changed");
  begin();
  expect([isPublished(), hasWebpackCache()]).toEqual([true, true]);
});

it.each([
  ["code", "src/site/paths.ts"],
  ["settings of TypeScript", "tsconfig.json"],
  ["installed packages", "node_modules/.package-lock.json"],
])("drops a cache made with other %s", (_what, file) => {
  stampGatsbyCache(project);
  writeFileSync(at(file), "other");
  begin();
  expect([isPublished(), hasWebpackCache()]).toEqual([false, false]);
});

it.each([
  ["was shortened", () => writeFileSync(at("public/index.html"), "a p")],
  ["is missing", () => rmSync(at("public/index.html"))],
  ["was added", () => writeFileSync(at("public/page.html"), "")],
])("drops the cache if a published file %s since, and says so", (_what, change) => {
  writeFileSync(at("public/other.html"), "a page");
  stampGatsbyCache(project);
  change();
  expect(begin()).toBe("public/ is not as it left it");
  expect(existsSync(at("public"))).toBe(false);
});

it("drops the cache of a build that was killed, or that the development server has used", () => {
  stampGatsbyCache(project);
  expect(begin()).toBeUndefined();
  expect(begin()).toContain("it did not end");
});

it("drops a cache made in another folder, such as a moved or copied checkout", () => {
  stampGatsbyCache(project);
  const moved = `${project}-moved`;
  cpSync(project, moved, { recursive: true });
  expect(begin(moved)).toContain("folder");
  expect(existsSync(path.join(moved, "public"))).toBe(false);
  expect(begin()).toBeUndefined();
  rmSync(moved, { recursive: true });
});

it("ignores a published folder without a cache", () => {
  rmSync(at(".cache"), { recursive: true });
  begin();
  expect(isPublished()).toBe(true);
});

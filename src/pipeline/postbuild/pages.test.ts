import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../../tests/temporary-folder";
import { computeSha256 } from "../../content/sha256";
import { appDataUrl, getPageDataUrl, getTemplateChunk } from "../../site/page-data";
import { digestListPath } from "../digest-list";
import { finishPages } from "./pages";

const site = temporaryFolder();
const put = writerIn(site);
const read = (name = "index.html") => readFileSync(path.join(site, name), "utf8");

const assets = new Map([
  ["app", ["app-1.js"]],
  [getTemplateChunk("home"), ["home-1.js"]],
]);
const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}<script src="/app-1.js" async></script></body></html>`;
const finish = (...pages: string[]) => finishPages(site, pages, undefined, assets);
const putRelease = (hash: string) => put(appDataUrl.slice(1), JSON.stringify({ webpackCompilationHash: hash }));

beforeEach(() => {
  putRelease("1a");
  for (const url of ["/", "/hi"])
    put(
      getPageDataUrl(url).slice(1),
      '{"componentChunkName":"component---src-templates-home-tsx","path":"/","result":{"pageContext":{}}}',
    );
});

it("finishes the given pages only once, and refuses an invalid page", async () => {
  put("index.html", page("<script>a()</script>"));
  put("hi/index.html", page("<script>b()</script>"));
  expect(await finish("/", "/hi")).toEqual({ pages: 2, changed: 2 });
  const first = read();
  expect(first).toContain(digestOf("a()"));
  expect(await finish("/", "/hi")).toEqual({ pages: 2, changed: 0 });
  expect(read()).toBe(first);
  put("index.html", page('<script>a()</script><p onclick="x()">x</p>'));
  await expect(finish("/")).rejects.toThrow("/index.html: the attribute onclick on <p>");
  expect(read("hi/index.html")).toContain(digestOf("b()"));
});

it("trusts the policy of a page only if the last build published these bytes", async () => {
  put("index.html", page("<script>a()</script>"));
  await finish("/");
  const other = read().replace(digestOf("a()"), digestOf("b()"));
  put("index.html", other);
  await finish("/");
  expect(read()).toContain(digestOf("a()"));
  put("index.html", other);
  const digest = computeSha256("");
  const list = { site: "", commit: null, uncommitted: false, day: "", lock: digest, signingKey: null };
  put(digestListPath.slice(1), JSON.stringify({ ...list, files: { "/index.html": computeSha256(other) } }));
  await finish("/");
  expect(read()).toContain(digestOf("b()"));
});

it("writes the build of the code into the data of a page, in place of an earlier one", async () => {
  put("index.html", page("<script>a()</script>"));
  const data = (): unknown => JSON.parse(read("page-data/index/page-data.json")).result;
  for (const hash of ["1a", "1a", "2b"]) {
    putRelease(hash);
    await finish("/");
    expect(data()).toEqual({ webpackCompilationHash: hash, pageContext: {} });
  }
  put("page-data/index/page-data.json", "{}");
  await expect(finish("/")).rejects.toThrow("page-data/index/page-data.json does not have the format");
});

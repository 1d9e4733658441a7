import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../../tests/temporary-folder";
import { editorUrl, signInUrl } from "../../site/editor";
import { getTemplateChunk } from "../../site/page-data";
import { compressFolder } from "./compress";
import { finishPages } from "./pages";

const folder = temporaryFolder();
const site = path.join(folder, "site");
const put = writerIn(site);
const read = (name = "index.html") => readFileSync(path.join(site, name), "utf8");

const assets = new Map([
  ["app", ["app-1.js"]],
  [getTemplateChunk("home"), ["home-1.js"]],
]);
const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}<script src="/app-1.js" async></script></body></html>`;

it("finishes every page of a folder, but no other file and no editor of an earlier build", async () => {
  put("index.html", page("<script>a()</script>"));
  put("hi/index.html", page("<script>b()</script>"));
  put("_gatsby/slices/part.html", "<script>c()</script>");
  const editor = "<!doctype html><title>Editor</title>";
  for (const url of [editorUrl, signInUrl]) put(`${url}/index.html`, editor);
  const report = await finishPages(site, undefined, assets);
  expect(report).toMatchObject({ pages: 2, changed: 2 });
  for (const url of [editorUrl, signInUrl]) expect(read(`${url}/index.html`)).toBe(editor);
  const first = read();
  expect(await finishPages(site, undefined, assets)).toEqual({ ...report, changed: 0 });
  expect(read()).toBe(first);
  put("index.html", page('<script>a()</script><p onclick="x()">x</p>'));
  await expect(finishPages(site, undefined, assets)).rejects.toThrow("/index.html: the attribute onclick on <p>");
  expect(read("hi/index.html")).toContain(digestOf("b()"));
  expect(read("_gatsby/slices/part.html")).toBe("<script>c()</script>");
});

it("skips a page of the previous build, unless it or the rules have changed", async () => {
  const cache = path.join(folder, "cache");
  // Long enough to be compressed.
  put("index.html", page("<script>a()</script>", "<p>Text.</p>".repeat(200)));
  await finishPages(site, undefined, assets, cache);
  const first = read();
  expect(first).toContain(digestOf("a()"));
  await compressFolder(site, cache);
  expect(await finishPages(site, undefined, assets, cache)).toMatchObject({ pages: 1 });
  expect(read()).toBe(first);
  put("index.html", first.replace("a()", "b()"));
  await finishPages(site, undefined, assets, cache);
  expect(read()).toContain(digestOf("b()"));
  put("index.html", read().replace("object-src 'none'; ", ""));
  await compressFolder(site, cache);
  await finishPages(site, undefined, assets, cache);
  expect(read()).toContain("object-src 'none'; ");
});

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { editorUrl, signInUrl } from "../../site/editor";
import { getTemplateChunk } from "../../site/page-data";
import { compressFolder } from "./compress";
import { finishPages } from "./pages";

const assets = new Map([
  ["app", ["app-1.js"]],
  [getTemplateChunk("home"), ["home-1.js"]],
]);
const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}<script src="/app-1.js" async></script></body></html>`;

it("finishes every page of a folder, but no other file and no editor of an earlier build", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "policies-"));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  try {
    put("index.html", page("<script>a()</script>"));
    put("hi/index.html", page("<script>b()</script>"));
    put("_gatsby/slices/part.html", "<script>c()</script>");
    const editor = "<!doctype html><title>Editor</title>";
    for (const url of [editorUrl, signInUrl]) put(`${url}/index.html`, editor);
    const report = await finishPages(folder, undefined, assets);
    expect(report).toMatchObject({ pages: 2, changed: 2 });
    for (const url of [editorUrl, signInUrl])
      expect(readFileSync(path.join(folder, url, "index.html"), "utf8")).toBe(editor);
    const first = readFileSync(path.join(folder, "index.html"), "utf8");
    expect(await finishPages(folder, undefined, assets)).toEqual({ ...report, changed: 0 });
    expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(first);
    put("index.html", page('<script>a()</script><p onclick="x()">x</p>'));
    await expect(finishPages(folder, undefined, assets)).rejects.toThrow("/index.html: the attribute onclick on <p>");
    expect(readFileSync(path.join(folder, "hi/index.html"), "utf8")).toContain(digestOf("b()"));
    expect(readFileSync(path.join(folder, "_gatsby/slices/part.html"), "utf8")).toBe("<script>c()</script>");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("skips a page of the previous build, unless it or the rules have changed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "policies-"));
  const [site, cache] = [path.join(folder, "site"), path.join(folder, "cache")];
  const file = path.join(site, "index.html");
  const read = () => readFileSync(file, "utf8");
  // Long enough to be compressed.
  const pageWith = (script: string) => page(`<script>${script}</script>`, "<p>Text.</p>".repeat(200));
  try {
    mkdirSync(site);
    writeFileSync(file, pageWith("a()"));
    await finishPages(site, undefined, assets, cache);
    const first = read();
    expect(first).toContain(digestOf("a()"));
    await compressFolder(site, cache);
    expect(await finishPages(site, undefined, assets, cache)).toMatchObject({ pages: 1 });
    expect(read()).toBe(first);
    writeFileSync(file, first.replace("a()", "b()"));
    await finishPages(site, undefined, assets, cache);
    expect(read()).toContain(digestOf("b()"));
    writeFileSync(file, read().replace("object-src 'none'; ", ""));
    await compressFolder(site, cache);
    await finishPages(site, undefined, assets, cache);
    expect(read()).toContain("object-src 'none'; ");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

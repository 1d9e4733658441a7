import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { editorUrl, signInUrl } from "../../site/editor";
import { localeCodes } from "../../site/locales";
import { notFoundFile } from "../../site/paths";
import { deferAppScripts, withDeferredScripts } from "./defer-app-scripts";

const inline = '<script>window.pagePath="/Result";</script>';
const slice = (code: string) =>
  `<!-- slice-start -->\n<script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{\\"app\\":[]}";\n</script>\n<script src="/runtime-${code}.js" async></script><script src="/app-${code}.js" async></script><!-- slice-end -->`;
const page = `<!DOCTYPE html><html><body><p>text</p>${inline}${slice("1")}</body></html>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(url: string, html: string): string {
  const file = path.join(folder, url, "index.html");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  return file;
}

test("the app's scripts become a list that the page's loader reads, in their order", () => {
  const html = withDeferredScripts(page, "interaction");
  expect(html).not.toMatch(/ async|chunk/u);
  expect(html).toContain(inline);
  const [, list = ""] = /<script type="application\/json" id="app-scripts">(.*?)<\/script>/u.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual(["/runtime-1.js", "/app-1.js"]);
});

test("the list says when the app hydrates the page: by itself where the point of the page is a control", async () => {
  const [list, entry, text] = [write("/Result", page), write("/hi/Result/regular-2023", page), write("/About", page)];
  await deferAppScripts(folder);
  expect(readFileSync(list, "utf8")).toContain('id="app-scripts" data-hydration="idle"');
  for (const file of [entry, text]) expect(readFileSync(file, "utf8")).not.toContain("data-hydration");
});

test("a page for unknown addresses has no scripts to load: Gatsby would leave the address", async () => {
  for (const locale of localeCodes) {
    const file = path.join(folder, notFoundFile(locale));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page);
    await deferAppScripts(folder);
    expect(readFileSync(file, "utf8")).toContain('<script type="application/json" id="app-scripts">[]</script>');
  }
});

test("pages are done once, and the editor that an earlier build left beside them is none", async () => {
  const own = write("/Result", page);
  const editor = "<!doctype html><title>Editor</title>";
  const others = [editorUrl, signInUrl].map((url) => write(url, editor));
  expect(await deferAppScripts(folder)).toBe(1);
  expect(readFileSync(own, "utf8")).toBe(withDeferredScripts(page, "idle"));
  expect(await deferAppScripts(folder)).toBe(0);
  for (const file of others) expect(readFileSync(file, "utf8")).toBe(editor);
});

test("a page into which Gatsby writes the app's new scripts is done as if for the first time", async () => {
  const file = write("/Result", page);
  await deferAppScripts(folder);
  const stitched = readFileSync(file, "utf8").replace(/<!-- slice-start[\s\S]*slice-end -->/u, slice("2"));
  writeFileSync(file, stitched);
  expect(await deferAppScripts(folder)).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(withDeferredScripts(page.replace(slice("1"), slice("2")), "idle"));
});

test("a page without the app's scripts stops the build", async () => {
  write("/Result", "<!doctype html><title>Results</title>");
  await expect(deferAppScripts(folder)).rejects.toThrow("no scripts as Gatsby writes them");
});

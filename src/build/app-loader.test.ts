import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { editorAddress, signInAddress } from "../site/editor";
import { insertAppLoader } from "./app-loader";
import { lastScript, lastScriptId } from "./document";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(address: string, html: string): string {
  const file = path.join(folder, address, "index.html");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  return file;
}

const page = `<!doctype html><html><head>
<style data-href="/styles.0123.css" data-identity="gatsby-global-css">p{color:red}</style></head><body><p>One</p>
<script id="${lastScriptId}">${lastScript}</script><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/Result";/*]]>*/</script>${scriptsOf("abc", "/app-1.js")}
</body></html>`;

/** The app's scripts as Gatsby puts them into a page, for the first time and when they have changed. */
function scriptsOf(release: string, address: string): string {
  return `<!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="${release}";</script><script src="${address}" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;
}

/** What Gatsby does to a page where nothing but the app's scripts has changed. */
const stitched = [/<!-- slice-start[\s\S]*<!-- slice-end id="[^"]*" -->/u, scriptsOf("def", "/app-2.js")] as const;

test("pages are made ready once, and the editor that an earlier build left beside them is none", async () => {
  const own = write("/Result", page);
  const editor = "<!doctype html><title>Editor</title>";
  const others = [editorAddress, signInAddress].map((address) => write(address, editor));
  expect(await insertAppLoader(folder)).toBe(1);
  const made = readFileSync(own, "utf8");
  expect(made).not.toContain('<script src="/app-1.js" async>');
  expect(made.match(/<script(?!><\\)/gu)).toHaveLength(1);
  expect(made).toContain(`${lastScript}</script>`);
  expect(await insertAppLoader(folder)).toBe(0);
  for (const file of others) expect(readFileSync(file, "utf8")).toBe(editor);
});

test("a page made ready before, into which Gatsby writes the app's new scripts, is made ready as if anew", async () => {
  const [anew, again] = [page.replace(...stitched), page].map((html, index) => write(`/${index}/Result`, html));
  await insertAppLoader(folder);
  const before = readFileSync(again ?? "", "utf8");
  writeFileSync(again ?? "", before.replace(...stitched));
  expect(await insertAppLoader(folder)).toBe(1);
  const after = readFileSync(again ?? "", "utf8");
  expect(after).not.toBe(before);
  expect(after).toBe(readFileSync(anew ?? "", "utf8"));
  expect(after).toContain('window.pagePath="/Result";window.___webpackCompilationHash="def";');
});

test("a page of a form that is not known stops the build", async () => {
  write("/Result", "<!doctype html><title>Results</title>");
  await expect(insertAppLoader(folder)).rejects.toThrow("not a page as Gatsby writes it");
});

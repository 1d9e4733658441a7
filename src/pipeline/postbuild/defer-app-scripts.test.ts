import { getTemplateChunk } from "../../site/page-data";
import { deferAppScripts } from "./pages";

const inline = '<script>window.pagePath="/Result";</script>';
const slice = (code: string) =>
  `<!-- slice-start -->\n<script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{\\"app\\":[]}";\n</script>\n<script src="/runtime-${code}.js" async></script><script src="/app-${code}.js" async></script><!-- slice-end -->`;
const head =
  '<head><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby"/></head>';
const page = `<!DOCTYPE html><html>${head}<body><p>text</p>${inline}${slice("1")}</body></html>`;
const assetsOf = (code: string) =>
  new Map([
    ["app", [`runtime-${code}.js`, "styles.css", `app-${code}.js`]],
    ...["results", "result", "text"].map((name): [string, string[]] => [
      getTemplateChunk(name),
      ["styles.css", "shared.js", `${name}.js`],
    ]),
  ]);
const defer = (html: string, url: string, code = "1", template = "results") =>
  deferAppScripts(html, url, template, assetsOf(code));
const dataBlock = /<script type="application\/json" id="app-scripts"[^>]*>(.*?)<\/script>/u;

test("replaces the app's scripts by an ordered list of what the page's app needs", () => {
  const html = defer(page, "/hi/Result/regular-2023/index.html", "1", "result");
  expect(html).not.toMatch(/ async|chunk|<meta/u);
  expect(html).toContain(inline);
  expect(JSON.parse(dataBlock.exec(html)?.[1] ?? "")).toEqual([
    "/runtime-1.js",
    "/app-1.js",
    "/shared.js",
    "/result.js",
    "/page-data/app-data.json",
    "/page-data/hi/Result/regular-2023/page-data.json",
  ]);
});

test("lists no scripts on a page without a template, such as a not-found page, where Gatsby would change the URL", () => {
  const html = deferAppScripts(page, "/404.html", undefined, assetsOf("1"));
  expect(html).toContain('<script type="application/json" id="app-scripts">[]</script>');
});

test("lists the scripts of this build on a page that an earlier build finished, stitched or not", () => {
  const once = defer(page, "/Result/index.html");
  const stitched = once.replace(/<!-- slice-start[\s\S]*slice-end -->/u, slice("2"));
  const expected = defer(page.replace(slice("1"), slice("2")), "/Result/index.html", "2");
  expect(defer(stitched, "/Result/index.html", "2")).toBe(expected);
  expect(dataBlock.exec(defer(once, "/Result/index.html", "2"))?.[1]).toBe(dataBlock.exec(expected)?.[1]);
});

test("throws for a page without the app's scripts", () => {
  const html = "<!doctype html><title>Results</title>";
  expect(() => defer(html, "/Result/index.html")).toThrow("does not contain the script elements");
});

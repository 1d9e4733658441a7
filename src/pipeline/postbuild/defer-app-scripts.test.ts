import { localeCodes } from "../../site/locales";
import { findNotFoundFile } from "../../site/paths";
import { deferAppScripts, withDeferredScripts } from "./pages";

const inline = '<script>window.pagePath="/Result";</script>';
const slice = (code: string) =>
  `<!-- slice-start -->\n<script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{\\"app\\":[]}";\n</script>\n<script src="/runtime-${code}.js" async></script><script src="/app-${code}.js" async></script><!-- slice-end -->`;
const page = `<!DOCTYPE html><html><body><p>text</p>${inline}${slice("1")}</body></html>`;

test("replaces the app's scripts by an ordered list that the app loader reads", () => {
  const html = withDeferredScripts(page, "interaction");
  expect(html).not.toMatch(/ async|chunk/u);
  expect(html).toContain(inline);
  const [, list = ""] = /<script type="application\/json" id="app-scripts">(.*?)<\/script>/u.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual(["/runtime-1.js", "/app-1.js"]);
});

test("sets idle hydration on pages whose purpose is a control", () => {
  expect(deferAppScripts(page, "/Result/index.html")).toContain('id="app-scripts" data-hydration="idle"');
  for (const url of ["/hi/Result/regular-2023/index.html", "/About/index.html"])
    expect(deferAppScripts(page, url)).not.toContain("data-hydration");
});

test("lists no scripts on a not-found page, where Gatsby would change the URL", () => {
  for (const locale of localeCodes) {
    const html = deferAppScripts(page, findNotFoundFile(locale));
    expect(html).toContain('<script type="application/json" id="app-scripts">[]</script>');
  }
});

test("leaves a finished page unchanged", () => {
  const once = deferAppScripts(page, "/Result/index.html");
  expect(once).toBe(withDeferredScripts(page, "idle"));
  expect(deferAppScripts(once, "/Result/index.html")).toBe(once);
});

test("finishes a page again after Gatsby has written new scripts into it", () => {
  const once = deferAppScripts(page, "/Result/index.html");
  const stitched = once.replace(/<!-- slice-start[\s\S]*slice-end -->/u, slice("2"));
  expect(deferAppScripts(stitched, "/Result/index.html")).toBe(
    withDeferredScripts(page.replace(slice("1"), slice("2")), "idle"),
  );
});

test("throws for a page without the app's scripts", () => {
  const html = "<!doctype html><title>Results</title>";
  expect(() => deferAppScripts(html, "/Result/index.html")).toThrow("does not contain the script elements");
});

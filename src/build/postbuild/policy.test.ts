import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFolder } from "./compress";
import { addPolicies, addPolicy } from "./policy";

const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

it("names exactly what the page inlines, before anything that could load", () => {
  const script = '/*<![CDATA[*/window.a="<b>&amp;";/*]]>*/';
  const style = "\n a > b { content: '<' }\n";
  const { html, policy } = addPolicy(
    page(
      `<style>${style}</style><script>${script}</script><noscript><style>p{}</style></noscript>`,
      '<script type="application/ld+json">{"not":"run"}</script><script src="/app.js" async></script><script type="module">m()</script>',
    ),
    "/x",
  );
  expect(policy).toContain(`script-src 'self' ${digestOf(script)} ${digestOf("m()")};`);
  expect(policy).toContain(`style-src 'self' ${digestOf(style)} ${digestOf("p{}")};`);
  expect(policy).not.toMatch(/unsafe/);
  expect(html).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><style>`,
  );
});

it("changes nothing when it is done again, and follows a page that changed", () => {
  const once = addPolicy(page("<script>one()</script>"), "/x").html;
  expect(addPolicy(once, "/x").html).toBe(once);
  const changed = addPolicy(once.replace("one()", "two()"), "/x");
  expect(changed.policy).toContain(digestOf("two()"));
  expect(changed.html.match(/Content-Security-Policy/g)).toHaveLength(1);
});

it("takes away the style attributes that Gatsby writes, and no other", () => {
  const body =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>text</p></div><div id="gatsby-announcer" style="top:0">.</div>';
  expect(addPolicy(page("", body), "/x").html).toContain(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>text</p></div><div id="gatsby-announcer">.</div>',
  );
});

it.each([
  ['<p style="color:red">x</p>', "a style attribute on <p>"],
  ['<p onclick="x()">x</p>', "the attribute onclick on <p>"],
  ['<a href="JavaScript:x()">x</a>', 'the address "JavaScript:x()" on <a>'],
])("refuses %s, and says where it stands", (body, what) => {
  expect(() => addPolicy(page("", body), "/hi/RTI/index.html")).toThrow(`/hi/RTI/index.html: ${what}`);
});

it("gives every page of a folder its policy and leaves what is no page", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "policies-"));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  try {
    put("index.html", page("<script>a()</script>"));
    put("hi/index.html", page("<script>b()</script>"));
    put("_gatsby/slices/part.html", "<script>c()</script>");
    const report = await addPolicies(folder);
    expect(report).toMatchObject({ pages: 2 });
    const first = readFileSync(path.join(folder, "index.html"), "utf8");
    expect(await addPolicies(folder)).toEqual(report);
    expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(first);
    put("index.html", page('<script>a()</script><p onclick="x()">x</p>'));
    await expect(addPolicies(folder)).rejects.toThrow("/index.html: the attribute onclick on <p>");
    expect(readFileSync(path.join(folder, "hi/index.html"), "utf8")).toContain(digestOf("b()"));
    expect(readFileSync(path.join(folder, "_gatsby/slices/part.html"), "utf8")).toBe("<script>c()</script>");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("leaves a page that the build before published, unless it was written since or the rules are others", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "policies-"));
  const [site, cache] = [path.join(folder, "site"), path.join(folder, "cache")];
  const file = path.join(site, "index.html");
  const read = () => readFileSync(file, "utf8");
  // Long enough to be compressed.
  const pageWith = (script: string) => page(`<script>${script}</script>`, "<p>Text.</p>".repeat(200));
  try {
    mkdirSync(site);
    writeFileSync(file, pageWith("a()"));
    await addPolicies(site, cache);
    const first = read();
    expect(first).toContain(digestOf("a()"));
    await compressFolder(site, cache);
    expect(await addPolicies(site, cache)).toMatchObject({ pages: 1 });
    expect(read()).toBe(first);
    writeFileSync(file, first.replace("a()", "b()"));
    await addPolicies(site, cache);
    expect(read()).toContain(digestOf("b()"));
    writeFileSync(file, read().replace("object-src 'none'; ", ""));
    await compressFolder(site, cache);
    await addPolicies(site, cache);
    expect(read()).toContain("object-src 'none'; ");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

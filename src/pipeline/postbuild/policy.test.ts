import { createHash } from "node:crypto";
import { addPolicy } from "./policy";

const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

it("contains the digests of exactly what the page inlines, before anything that can load", () => {
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

it("changes nothing when applied again, and follows a changed page", () => {
  const once = addPolicy(page("<script>one()</script>"), "/x").html;
  expect(addPolicy(once, "/x").html).toBe(once);
  const changed = addPolicy(once.replace("one()", "two()"), "/x");
  expect(changed.policy).toContain(digestOf("two()"));
  expect(changed.html.match(/Content-Security-Policy/g)).toHaveLength(1);
});

it("removes only the style attributes that Gatsby writes", () => {
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
])("refuses %s, and names the page", (body, what) => {
  expect(() => addPolicy(page("", body), "/hi/RTI/index.html")).toThrow(`/hi/RTI/index.html: ${what}`);
});

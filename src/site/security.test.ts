import { createPageCsp, getSecurityHeaders, securityHeaders } from "./security";

it("relaxes the opener policy only for the editor, whose sign-in returns from another origin", () => {
  for (const url of ["/admin", "/admin/", "/admin/sign-in"]) {
    expect(getSecurityHeaders(url)).toEqual({
      ...securityHeaders,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex, nofollow",
    });
  }
  for (const url of ["/", "/administration", "/hi/admin"]) {
    expect(getSecurityHeaders(url)).toEqual(securityHeaders);
  }
});

it("sandboxes data files, but not pages, scripts, styles and PDFs", () => {
  const policyOf = (file: string) => getSecurityHeaders("/", file)["Content-Security-Policy"];
  for (const file of ["/brand/emblem.svg", "/feeds/all.atom", "/sitemap.xml", "/robots.txt", "/documents/list.xlsx"]) {
    expect(policyOf(file)?.split("; ")).toEqual(expect.arrayContaining(["default-src 'none'", "sandbox"]));
    expect(policyOf(file)).toContain("frame-ancestors 'none'");
  }
  for (const file of ["/RTI/index.html", "/404.html", "/sw.js", "/styles.0123456789abcdef.css", "/documents/a.pdf"])
    expect(policyOf(file)).toBe(securityHeaders["Content-Security-Policy"]);
});

it("has each directive of a page once", () => {
  const names = createPageCsp({ scripts: ["sha256-a"], styles: [] })
    .split("; ")
    .map((directive) => directive.split(" ")[0]);
  expect(new Set(names).size).toBe(names.length);
});

import { pageCsp, securityHeaders, securityHeadersOf } from "./security";

it("lets the editor's sign-in come back from another origin, and no page of the public site", () => {
  for (const url of ["/admin", "/admin/", "/admin/sign-in"]) {
    expect(securityHeadersOf(url)).toEqual({
      ...securityHeaders,
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex, nofollow",
    });
  }
  for (const url of ["/", "/administration", "/hi/admin"]) {
    expect(securityHeadersOf(url)).toEqual(securityHeaders);
  }
});

it("names each directive of a page once", () => {
  const names = pageCsp({ scripts: ["sha256-a"], styles: [] })
    .split("; ")
    .map((directive) => directive.split(" ")[0]);
  expect(new Set(names).size).toBe(names.length);
});

import { pagePolicy, securityHeaders, securityHeadersOf } from "./security";

const policies = [{ folder: "/admin", policy: ["script-src 'self' 'unsafe-eval'"] }] as const;

it("gives a part of the site its own policy, and keeps what holds for every answer", () => {
  for (const address of ["/admin", "/admin/", "/admin/index.html"]) {
    const { "Content-Security-Policy": policy, ...others } = securityHeadersOf(address, policies);
    expect(policy).toBe(`${securityHeaders["Content-Security-Policy"]}; script-src 'self' 'unsafe-eval'`);
    expect({ ...others, "Content-Security-Policy": "" }).toEqual({ ...securityHeaders, "Content-Security-Policy": "" });
  }
  for (const address of ["/", "/administration", "/hi/admin"]) {
    expect(securityHeadersOf(address, policies)).toEqual(securityHeaders);
  }
});

it("names each directive of a page once", () => {
  const names = pagePolicy({ scripts: ["sha256-a"], styles: [] })
    .split("; ")
    .map((directive) => directive.split(" ")[0]);
  expect(new Set(names).size).toBe(names.length);
});

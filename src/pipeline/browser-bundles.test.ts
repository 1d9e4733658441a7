import { transform } from "esbuild";
import { listOldestBrowsers } from "./browser-bundles";

it("compiles scripts to syntax that the oldest browser of each kind supports", async () => {
  const { code } = await transform("class A { static #a = 1; static { A.#a += 1; } }\na ||= b?.c;", {
    target: listOldestBrowsers(),
  });
  expect(code).not.toMatch(/static \{|#a/u);
  expect(code).toContain("?.");
});

import { transform } from "esbuild";
import { oldestBrowsers } from "./browsers";

it("has scripts written as the oldest browsers of each kind read them", async () => {
  const { code } = await transform("class A { static #a = 1; static { A.#a += 1; } }\na ||= b?.c;", {
    target: oldestBrowsers(),
  });
  expect(code).not.toMatch(/static \{|#a/u);
  expect(code).toContain("?.");
});

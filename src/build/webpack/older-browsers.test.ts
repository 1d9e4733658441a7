import { transform } from "esbuild";
import { forBrowsers, oldestBrowsers } from "./older-browsers";

it("has styles written as the oldest browsers of each kind read them", async () => {
  const { code } = await transform("a{inset:0;color:#fff}", { loader: "css", minify: true, target: oldestBrowsers() });
  expect(code.trim()).toBe("a{top:0;right:0;bottom:0;left:0;color:#fff}");
});

it("has scripts written in their edition, and leaves to webpack what webpack replaces", async () => {
  const { code } = await transform('new Worker(new URL("./a.ts", import.meta.url)); b?.c; import("./d");', forBrowsers);
  expect(code).toContain("import.meta.url");
  expect(code).toContain('import("./d")');
  expect(code).not.toContain("?.");
});

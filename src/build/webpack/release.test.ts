import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { nameRelease } from "./release";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The name of the release that a script makes. */
function released(script: string, below: string, plugins: { apply(compiler: webpack.Compiler): void }[]) {
  const context = path.join(folder, below);
  mkdirSync(context);
  writeFileSync(path.join(context, "app.js"), script);
  const output = { path: path.join(context, "out"), filename: "[name]-[contenthash].js" };
  return new Promise<string | undefined>((resolve, reject) => {
    webpack({ context, mode: "production", entry: "./app.js", output, plugins }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats?.hash),
    );
  });
}

it("is the same for the same files, however they came to be, and another for others", async () => {
  const other: { apply(compiler: webpack.Compiler): void } = {
    // As a part does that is made anew in one build and comes from the cache in another.
    apply: ({ hooks }) =>
      hooks.compilation.tap(
        "other",
        (compilation) => void compilation.warnings.push(new webpack.WebpackError("made anew")),
      ),
  };
  const first = await released("console.log('one')", "first", [nameRelease]);
  expect(first).toMatch(/^[0-9a-f]{20}$/u);
  expect(await released("console.log('one')", "again", [other, nameRelease])).toBe(first);
  expect(await released("console.log('two')", "changed", [nameRelease])).not.toBe(first);
});

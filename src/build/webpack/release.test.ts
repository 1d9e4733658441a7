import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Compiler } from "webpack";
import { nameRelease } from "./release";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What webpack's own name takes in besides files, as of a part that is made anew once and comes from the cache again. */
const madeAnew = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap("madeAnew", (compilation) => {
      compilation.hooks.fullHash.tap("madeAnew", (hash) => void hash.update("made anew"));
    }),
};

/** The name of the release that a script makes. */
function released(script: string, plugins: readonly { apply(compiler: Compiler): void }[]) {
  writeFileSync(path.join(folder, "app.js"), script);
  const output = { path: path.join(folder, "out"), filename: "[name]-[contenthash].js" };
  return new Promise<string | undefined>((resolve, reject) => {
    webpack(
      { context: folder, mode: "production", entry: "./app.js", output, plugins: [...plugins] },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats?.hash),
    );
  });
}

it("is the same for the same files, however they came to be, and another for others", async () => {
  const one = "console.log('one')";
  expect(await released(one, [madeAnew])).not.toBe(await released(one, []));
  const name = await released(one, [nameRelease]);
  expect(name).toMatch(/^[0-9a-f]{20}$/u);
  expect(await released(one, [madeAnew, nameRelease])).toBe(name);
  expect(await released("console.log('two')", [nameRelease])).not.toBe(name);
});

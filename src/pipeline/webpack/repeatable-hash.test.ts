import { writeFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { RepeatableHash } from ".";

const folder = temporaryFolder();

/** Runs a child compilation for a file, as the loader of Gatsby's style sheets does, and returns JavaScript. */
const loader = `module.exports = function (source) {
  const done = this.async();
  this._compilation.createChildCompiler("styles", {}).runAsChild((error) => done(error, source));
};`;

/** Bundles a style sheet with the folder's webpack cache, and returns the hash. */
function bundle(): Promise<string> {
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./page.css",
    output: { path: path.join(folder, "public") },
    cache: { type: "filesystem", cacheDirectory: path.join(folder, "cache") },
    module: { rules: [{ test: /\.css$/u, use: path.join(folder, "loader.js") }] },
    plugins: [new RepeatableHash()],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const faults = stats?.compilation.errors ?? [];
      compiler.close(() => (error || faults.length > 0 ? reject(error ?? faults[0]) : resolve(stats?.hash ?? "")));
    });
  });
}

it("the hash of the same scripts is the same with and without webpack's cache", async () => {
  writeFileSync(path.join(folder, "loader.js"), loader);
  writeFileSync(path.join(folder, "page.css"), "console.log(1)");
  const first = await bundle();
  expect(await bundle()).toBe(first);
  writeFileSync(path.join(folder, "page.css"), "console.log(2)");
  expect(await bundle()).not.toBe(first);
});

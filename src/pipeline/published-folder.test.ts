import { existsSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { keepFiles, listFiles, sweepFolder, writeChangedFile } from "./published-folder";

const folder = temporaryFolder();
const put = writerIn(folder);
const at = (name: string) => path.join(folder, name);

it("does not touch a file that has its content", async () => {
  await writeChangedFile(at("part/page.html"), "one");
  utimesSync(at("part/page.html"), 1, 1);
  await writeChangedFile(at("part/page.html"), "one");
  expect(statSync(at("part/page.html")).mtimeMs).toBe(1000);
  await writeChangedFile(at("part/page.html"), "two");
  expect(statSync(at("part/page.html")).mtimeMs).toBeGreaterThan(1000);
});

it("removes exactly what no step of the build has placed or kept", async () => {
  for (const file of ["former/one/gone.pdf", "gone.html", "gone.html.br", "kept.js", "kept.js.gz", "page.html.br"])
    put(file, "of an earlier build");
  await writeChangedFile(at("page.html"), "of this build");
  keepFiles(folder, ["kept.js"]);
  expect(await sweepFolder(folder)).toBe(3);
  expect(listFiles(folder)).toEqual(["kept.js", "kept.js.gz", "page.html", "page.html.br"]);
  // A server would answer a folder without files with 403.
  expect(existsSync(at("former"))).toBe(false);
});

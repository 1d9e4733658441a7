import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../../tests/temporary-folder";
import { getPageFile } from "../../site/http";
import { getPageDataUrl, getTemplateChunk } from "../../site/page-data";
import { pathTo } from "../../site/paths";
import { readDigests } from "./digests";
import { readManifest, writeWorker } from "./offline";

const folder = path.join(temporaryFolder(), "public");
const put = writerIn(folder);
const putPage = (page: string, text: string) => {
  put(getPageFile(page), `<h1>${text}</h1>`);
  put(getPageDataUrl(page), JSON.stringify({ text }));
};
const manifest = async () => readManifest(folder, await readDigests(folder));
const results = pathTo("results", "hi");

beforeEach(() => {
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  put(
    "../.cache/webpack.stats.json",
    JSON.stringify({
      namedChunkGroups: {
        app: assets("app-1.js", "app.css"),
        [getTemplateChunk("home")]: assets("home-1.js"),
        [getTemplateChunk("results")]: assets("results-1.js", "results.css"),
      },
    }),
  );
  for (const name of ["app-1.js", "app.css", "home-1.js", "results-1.js", "results.css"]) put(name, name);
  put("page-data/app-data.json", '{"webpackCompilationHash":"mark"}');
  putPage("/", "Home");
  putPage(results, "परीक्षाफल");
});

it("contains the pages that were built, and the files that a navigation to each loads", async () => {
  const { pages, codes, files, code, words } = await manifest();
  expect(Object.keys(pages).sort()).toEqual(["/", results]);
  const scriptsOf = (page: string) => codes[pages[page]?.[1] ?? -1]?.map((number) => files[number]);
  expect(scriptsOf("/")).toEqual(["/app-1.js", "/home-1.js"]);
  expect(scriptsOf(results)).toEqual(["/app-1.js", "/results-1.js", "/results.css"]);
  expect(code).toBe("mark");
  // The worker fills the gaps of its messages.
  expect(words.en?.kept).toContain("{{date}}");
});

it("changes the release if a page or its data changes, and only then", async () => {
  const { release } = await manifest();
  expect((await manifest()).release).toBe(release);
  put(getPageFile(results), "<h1>परिणाम</h1>");
  expect((await manifest()).release).not.toBe(release);
});

it("writes the worker of the release, or the one that unregisters all workers", async () => {
  await writeWorker(folder, await readDigests(folder), {});
  const { release } = await manifest();
  const worker = () => readFileSync(path.join(folder, "sw.js"), "utf8");
  expect(worker()).toContain(release);
  expect(worker()).not.toContain("registration.unregister");
  await writeWorker(folder, await readDigests(folder), { GATSBY_OFFLINE: "off" });
  expect(worker()).toContain("registration.unregister");
  expect(worker()).not.toContain("fetch");
});

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { changedSample } from "../../../tests/cases/folder";
import { entriesOn } from "../../../tests/search/content";
import { temporaryFolder, writerIn } from "../../../tests/temporary-folder";
import { collections } from "../../schema/collections";
import { appDataUrl, getPageDataUrl, getTemplateChunk } from "../../site/page-data";
import { readSiteContent } from "../site-content";
import { getStatsFile } from "../webpack-reports";
import { listSteps, runSteps, type Step } from "./steps";

const folder = path.join(temporaryFolder(), "public");
const file = () => path.join(folder, "Result", "index.html");

beforeEach(() => {
  mkdirSync(path.dirname(file()), { recursive: true });
  mkdirSync(path.dirname(getStatsFile(folder)));
  const assets = [{ name: "app-1.js" }];
  const namedChunkGroups = { app: { assets }, [getTemplateChunk("results")]: { assets } };
  writeFileSync(getStatsFile(folder), JSON.stringify({ namedChunkGroups }));
  const put = writerIn(folder);
  put(appDataUrl, '{"webpackCompilationHash":"1a"}');
  put(getPageDataUrl("/Result"), '{"result":{"pageContext":{}}}');
  writeFileSync(
    file(),
    '<!DOCTYPE html><html><head></head><body><script>a()</script><script src="/app-1.js" async></script></body></html>',
  );
});

const named = (name: string): Step => {
  const found = listSteps.find((step) => step.name === name);
  if (!found) throw new Error(`There is no step ${name}.`);
  return found;
};

const activity = { start: () => {}, setStatus: () => {}, end: () => {} };
const entries = entriesOn("2026-11-21");
const args = {
  getNodesByType: (type: string) =>
    type === "SitePage"
      ? [{ path: "/Result" }]
      : (entries[collections.find((one) => one.type === type)?.name ?? ""] ?? []),
  reporter: { activityTimer: () => activity },
} as unknown as NodePluginArgs;
const content = readSiteContent(changedSample({}), "2026-11-21T00:00");
const run = (list: readonly Step[]) => runSteps(list, { args, folder, content });

const finishing = [named("pages"), named("sweep")];

/** Returns a step that writes into a page or next to it. */
const changing = (name: string): Step => ({
  name: "changing",
  run: async () =>
    writeFileSync(
      path.join(folder, name),
      '<!DOCTYPE html><html><head></head><script src="/app-2.js" async></script></html>',
    ),
});

it("compresses last, so that each file that the build writes is compressed", () => {
  expect(listSteps.at(-1)?.name).toBe("compression");
});

it("fails a build in which a later step changes or adds a page", async () => {
  await expect(run([...finishing, named("digests")])).resolves.toBeUndefined();
  for (const page of ["Result/index.html", "added.html"]) {
    await expect(run([...finishing, changing(page), named("digests")])).rejects.toThrow(`/${page} was changed`);
    rmSync(path.join(folder, "added.html"), { force: true });
  }
});

it("allows an earlier step to change pages", async () => {
  await expect(run([changing("Result/index.html"), ...finishing, named("digests")])).resolves.toBeUndefined();
});

it("fails a build with its steps in the wrong order", async () => {
  await expect(run([named("digests"), ...finishing])).rejects.toThrow('after "sweep"');
});

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { rollback } from "./activate";
import { PublishError } from "./layout";
import { lockReleases } from "./publish";
import { buildMadeUp } from "./publisher.testing";
import { below, paths, prepareTargets, read, release, target } from "./target.testing";

prepareTargets();

it("refuses a second publisher while one is at work, naming it", async () => {
  await release("1");
  await release("2", {
    check: async () => {
      await expect(release("3")).rejects.toThrow(`Another release is being published: process ${process.pid} on`);
      return [];
    },
  });
  expect(read("index.html")).toContain("2");
});

it("takes a lock that a publisher left behind, whatever is written in it", async () => {
  for (const content of [
    "",
    "{}",
    JSON.stringify({ pid: process.pid, host: "another-machine", since: "2026-01-01" }),
  ]) {
    mkdirSync(target(), { recursive: true });
    writeFileSync(paths().lock, content);
    await release("1");
  }
});

it("leaves visitors a whole release where its lock was taken away and another publisher was faster", async () => {
  await release("1");
  await expect(
    release("2", {
      check: async () => {
        rmSync(paths().lock);
        await release("3", { build: async () => buildMadeUp(below("other"), "3") });
        return [];
      },
    }),
  ).rejects.toBeInstanceOf(PublishError);
  expect(read("index.html")).toContain("3");
  expect(readdirSync(paths().releases).sort()).toEqual([
    "1",
    "1.json",
    "1.site.cdx.json",
    "2",
    "2.json",
    "2.site.cdx.json",
  ]);
});

it("lets nobody roll back while a release is made", async () => {
  await release("1");
  await release("2", {
    check: async () => {
      const refused = lockReleases(
        paths(),
        () => undefined,
        () => rollback(paths()),
      );
      await expect(refused).rejects.toThrow("Another release is being published");
      return [];
    },
  });
});

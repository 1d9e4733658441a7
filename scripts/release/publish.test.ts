import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { currentRelease, rollback } from "./activate";
import { PublishError } from "./layout";
import type { Steps } from "./publish";
import { buildMadeUp, madeUpSite } from "./publisher.testing";
import { readReleases } from "./record";
import { below, paths, prepareTargets, read, release, target, visible } from "./target.testing";

prepareTargets();

const numbers = async () => (await readReleases(paths())).records.map(({ number }) => number);
const codeOf = (mark: string) => `app-${mark.padStart(20, "0")}.js`;

it("lets visitors see the new release and says what it is", async () => {
  await release("1");
  const record = await release("2");
  expect(read("index.html")).toContain("2");
  expect(record).toMatchObject({ number: 2, checks: ["looked at"], content: ["added 2"] });
  expect(record.bytes).toBe([...madeUpSite("2").values()].join("").length);
  expect(record.pages).toMatchObject({ added: [], removed: [] });
  expect(record.pages.changed).toContain("/page-7");
  expect(await numbers()).toEqual([1, 2]);
});

it("keeps the code of earlier releases in its compressed forms too, but neither pages nor documents that are gone", async () => {
  const document = "documents/order.0123456789abcdef.pdf";
  await release("1", {
    build: async () => {
      const built = buildMadeUp(below("first"), "1");
      for (const name of [document, "gone/index.html"]) {
        mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
        writeFileSync(path.join(built, name), "");
      }
      return built;
    },
  });
  await release("2");
  const { retained } = await release("3");
  expect(retained).toEqual(["1", "2"].flatMap((mark) => [`/${codeOf(mark)}`, `/${codeOf(mark)}.br`]));
  expect(read(codeOf("1"))).toBe("1");
  expect(existsSync(visible(document)) || existsSync(visible("gone/index.html"))).toBe(false);
});

it("gives an unchanged file the time it had, so that a browser's copy of it still holds", async () => {
  await release("1");
  const { mtimeMs, ino } = statSync(visible("unchanged.txt"));
  await release("2");
  expect(statSync(visible("unchanged.txt"))).toMatchObject({ mtimeMs, ino });
});

it("keeps ten releases, and the code of ten", async () => {
  for (let mark = 1; mark <= 13; mark += 1) await release(String(mark));
  expect(await numbers()).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(existsSync(visible(codeOf("4"))) && !existsSync(visible(codeOf("3")))).toBe(true);
  const bills = readdirSync(paths().releases).filter((name) => name.endsWith(".site.cdx.json"));
  expect(bills.map((name) => Number.parseInt(name, 10)).sort((one, other) => one - other)).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect(readdirSync(path.join(target(), "releases")).filter((name) => name.startsWith("."))).toEqual([]);
});

it("keeps beside each release what it was made with, as long as the release", async () => {
  const bill = (number: number) => paths().bill(number, "site.cdx.json");
  const record = (number: number) => paths().record(number);
  await release("1");
  expect(JSON.parse(readFileSync(bill(1), "utf8"))).toEqual({ release: "1" });
  // A publisher that was ended left these without a tree.
  writeFileSync(bill(2), "{}");
  writeFileSync(record(2), "{}");
  await release("2", { writeBills: async () => [] });
  expect([existsSync(bill(1)), existsSync(bill(2)), existsSync(record(2))]).toEqual([true, false, true]);
});

it("leaves out a record that a power cut emptied, and says so", async () => {
  const said: string[] = [];
  for (const mark of ["1", "2", "3"]) await release(mark);
  for (const number of [1, 3]) writeFileSync(paths().record(number), "");
  const before = statSync(visible("unchanged.txt"));
  expect((await release("4", { say: (line) => said.push(line) })).number).toBe(4);
  expect(said.filter((line) => line.includes("cannot be read"))).toEqual(
    [1, 3].map((number) => `${paths().record(number)} cannot be read, so release ${number} is left out.`),
  );
  expect(await numbers()).toEqual([2, 4]);
  expect(statSync(visible("unchanged.txt")).ino).toBe(before.ino);
  expect(await rollback(paths(), 2)).toBe(2);
});

it("records the commit that stood before the build", async () => {
  let commit = "a";
  const described = { uncommitted: false, content: [] };
  const record = await release("1", {
    describe: () => ({ ...described, commit }),
    build: async () => {
      commit = "b";
      return buildMadeUp(below("built"), "1");
    },
  });
  expect(record.commit).toBe("a");
});

it.each<[string, Partial<Steps>, string]>([
  [
    "the content cannot be read",
    { build: () => Promise.reject(new PublishError("The content has faults.")) },
    "The content has faults.",
  ],
  ["a check fails", { check: () => Promise.reject(new PublishError("Links lead nowhere.")) }, "Links lead nowhere."],
  [
    "the disk is full",
    { check: () => Promise.reject(Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" })) },
    "The disk is full (no space left on device, write).",
  ],
  [
    "the system refuses something unforeseen",
    { check: () => Promise.reject(Object.assign(new Error("EMFILE: too many open files"), { code: "EMFILE" })) },
    "The system refused what publishing needs (EMFILE: too many open files).",
  ],
])("keeps the old release when %s, and says so", async (_what, steps, reason) => {
  await release("1");
  const refused = release("2", steps);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toBeInstanceOf(PublishError);
  expect(read("index.html")).toContain("1");
  expect(readdirSync(path.join(target(), "releases")).sort()).toEqual(["1", "1.json", "1.site.cdx.json"]);
  expect((await release("3")).number).toBe(2);
});

const mayMount = process.platform === "linux" && process.getuid?.() === 0 && canMount();

function canMount(): boolean {
  const place = mkdtempSync(path.join(tmpdir(), "mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place], { stdio: "ignore" });
    execFileSync("umount", [place]);
    return true;
  } catch {
    // A container may forbid it even to root.
    return false;
  } finally {
    rmSync(place, { recursive: true });
  }
}

(mayMount ? it : it.skip)(
  "keeps the old release on a disk that is really full, and gets on once there is room",
  async () => {
    mkdirSync(target());
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=700k", "tmpfs", target()]);
    try {
      await release("1");
      const ballast = path.join(target(), "ballast");
      writeFileSync(ballast, Buffer.alloc(350_000));
      await expect(release("2")).rejects.toThrow(/^The disk is full \(.*ENOSPC/);
      expect(read("index.html")).toContain("1");
      expect(await currentRelease(paths())).toBe(1);
      rmSync(ballast);
      await release("3");
      expect(read("index.html")).toContain("3");
    } finally {
      execFileSync("umount", [target()]);
    }
  },
);

it("keeps the cause of what the system refused", async () => {
  const cause = Object.assign(new Error("EIO: i/o error, read"), { code: "EIO" });
  await expect(release("1", { check: () => Promise.reject(cause) })).rejects.toMatchObject({ cause });
});

it("leaves a folder alone that stands where its link should be", async () => {
  mkdirSync(path.join(target(), "current"), { recursive: true });
  await expect(release("1")).rejects.toThrow("is not a link of this program");
});

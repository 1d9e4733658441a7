import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
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
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { PublishingRefused, placesIn } from "./place";
import { holding, publish, type Steps } from "./publish";
import { buildMadeUp } from "./publisher.testing";
import { readRecords } from "./record";
import { currentRelease, goBack } from "./switch";

// Every file is written through to the disk, which a busy machine takes its time for.
jest.setTimeout(60_000);

let folder = "";
const target = () => path.join(folder, "target");
const visible = (name: string) => path.join(target(), "current", name);
const read = (name: string) => readFileSync(visible(name), "utf8");
const codeOf = (mark: string) => `app-${mark.padStart(20, "0")}.js`;

const release = (mark: string, steps: Partial<Steps> = {}) =>
  publish(target(), {
    build: async () => {
      rmSync(path.join(folder, "built"), { recursive: true, force: true });
      return buildMadeUp(path.join(folder, "built"), mark);
    },
    check: async () => ["looked at"],
    describe: () => ({ commit: null, uncommitted: false, content: [`added ${mark}`] }),
    writeBills: async () => {
      const bill = path.join(folder, "site.cdx.json");
      writeFileSync(bill, `{"release":"${mark}"}`);
      return [bill];
    },
    say: () => undefined,
    ...steps,
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "publish-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("lets visitors see the new release and says what it is", async () => {
  await release("1");
  const record = await release("2");
  expect(read("index.html")).toContain("2");
  expect(record).toMatchObject({ number: 2, checks: ["looked at"], content: ["added 2"] });
  expect(record.pages).toMatchObject({ added: [], removed: [] });
  expect(record.pages.changed).toContain("/page-7");
  expect((await readRecords(placesIn(target()))).map(({ number }) => number)).toEqual([1, 2]);
});

it("keeps the code of earlier releases in its compressed forms too, but neither pages nor documents that are gone", async () => {
  const document = "documents/order.0123456789abcdef.pdf";
  await release("1", {
    build: async () => {
      const built = buildMadeUp(path.join(folder, "first"), "1");
      for (const name of [document, "gone/index.html"]) {
        mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
        writeFileSync(path.join(built, name), "");
      }
      return built;
    },
  });
  await release("2");
  const { carried } = await release("3");
  expect(carried).toEqual(["1", "2"].flatMap((mark) => [`/${codeOf(mark)}`, `/${codeOf(mark)}.br`]));
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
  expect((await readRecords(placesIn(target()))).map(({ number }) => number)).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect(existsSync(visible(codeOf("4"))) && !existsSync(visible(codeOf("3")))).toBe(true);
  const bills = readdirSync(path.join(target(), "releases")).filter((name) => name.endsWith(".site.cdx.json"));
  expect(bills.map((name) => Number.parseInt(name, 10)).sort((one, other) => one - other)).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect(readdirSync(path.join(target(), "releases")).filter((name) => name.startsWith("."))).toEqual([]);
});

it("keeps beside each release what it was made with, as long as the release", async () => {
  const bill = (number: number) => path.join(target(), "releases", `${number}.site.cdx.json`);
  const record = (number: number) => placesIn(target()).record(number);
  await release("1");
  expect(JSON.parse(readFileSync(bill(1), "utf8"))).toEqual({ release: "1" });
  // A publisher that was ended left these without a tree.
  writeFileSync(bill(2), "{}");
  writeFileSync(record(2), "{}");
  await release("2", { writeBills: async () => [] });
  expect([existsSync(bill(1)), existsSync(bill(2)), existsSync(record(2))]).toEqual([true, false, true]);
});

it("goes back to the release before, or to any that is kept, and never removes the one that is seen", async () => {
  const places = placesIn(target());
  for (let mark = 1; mark <= 3; mark += 1) await release(String(mark));
  expect(await goBack(places)).toBe(2);
  expect(read("index.html")).toContain("2");
  expect(await goBack(places, 1)).toBe(1);
  await expect(goBack(places)).rejects.toThrow("There is no release before the current one. There are 1, 2, 3.");
  await expect(goBack(places, 8)).rejects.toThrow("There is no release 8. There are 1, 2, 3.");
  expect(await currentRelease(places)).toBe(1);
  expect((await release("4")).number).toBe(4);
});

it.each<[string, Partial<Steps>, string]>([
  [
    "the content cannot be read",
    { build: () => Promise.reject(new PublishingRefused("The content has faults.")) },
    "The content has faults.",
  ],
  [
    "a check fails",
    { check: () => Promise.reject(new PublishingRefused("Links lead nowhere.")) },
    "Links lead nowhere.",
  ],
  [
    "the disk is full",
    { check: () => Promise.reject(Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" })) },
    "The disk is full (no space left on device, write).",
  ],
])("keeps the old release when %s, and says so", async (_what, steps, reason) => {
  await release("1");
  const refused = release("2", steps);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toBeInstanceOf(PublishingRefused);
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
      expect(await currentRelease(placesIn(target()))).toBe(1);
      rmSync(ballast);
      await release("3");
      expect(read("index.html")).toContain("3");
    } finally {
      execFileSync("umount", [target()]);
    }
  },
);

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

it("takes over from a publisher that ended, but not from one on another machine", async () => {
  await release("1");
  const gone = spawn(process.execPath, ["--version"]);
  await once(gone, "close");
  const { lock } = placesIn(target());
  const owner = { id: "other", pid: gone.pid, host: hostname(), since: new Date(0).toISOString() };
  writeFileSync(lock, JSON.stringify(owner));
  await release("2");
  expect(read("index.html")).toContain("2");
  writeFileSync(lock, JSON.stringify({ ...owner, host: "another-machine" }));
  await expect(release("3")).rejects.toThrow(/process \d+ on another-machine, for \d+ min.*remove .*\.publishing/s);
});

it("does not switch when its lock was taken away meanwhile", async () => {
  await release("1");
  const { lock } = placesIn(target());
  await expect(
    release("2", {
      check: async () => {
        rmSync(lock);
        return [];
      },
    }),
  ).rejects.toThrow("Nothing was switched");
  expect(read("index.html")).toContain("1");
});

it("lets nobody go back while a release is made", async () => {
  await release("1");
  const places = placesIn(target());
  await release("2", {
    check: async () => {
      await expect(holding(places, () => goBack(places))).rejects.toThrow("Another release is being published");
      return [];
    },
  });
});

it("leaves a folder alone that stands where its link should be", async () => {
  mkdirSync(path.join(target(), "current"), { recursive: true });
  await expect(release("1")).rejects.toThrow("is not a link of this program");
});

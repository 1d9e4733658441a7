import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { breakOff } from "../../tests/publish/break-rsync";
import { signingKey, TestSite } from "../../tests/publish/signed-site";
import { createWithdrawalList } from "../../tests/publish/withdrawal-list";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { type Verification, verifySite } from "../verify/verify-site";
import { parseLocalDestination } from "./destination";
import { publishRelease, rollBack } from "./publish-release";
import { type ReleaseFolder, withReleases } from "./release-folder";

// `npm test` installs it on test machines.
const test = spawnSync("rsync", ["--version"]).status === 0 ? globalThis.test : globalThis.test.skip;

const root = temporaryFolder();
let target = "";
let site: TestSite;
beforeEach(() => {
  target = path.join(root, "site");
  site = new TestSite();
});
afterEach(async () => {
  await site.remove();
});

const current = () => path.basename(readlinkSync(path.join(target, "current")));
const visible = (name: string) => path.join(target, "current", name);
const releases = () =>
  readdirSync(path.join(target, "releases"))
    .filter((name) => /-[0-9a-f]{4}$/u.test(name))
    .sort();

const inFolder = <Result>(work: (folder: ReleaseFolder) => Promise<Result>) =>
  withReleases(parseLocalDestination(target), work);

/** Verifies the folder `current` as a web server would serve it. */
const verifyCurrent = async (published: Buffer): Promise<Verification> =>
  verifySite(await site.serve(path.join(target, "current")), { signingKey, host: "ssh", published });

/** Skips the verification in tests of other behaviour. */
const trust = async (): Promise<Verification> => ({ outcome: "sound", notes: [], faults: [] });

/** Publishes the test site with `mark` in one page, as of `mark` days after 2026-01-01. */
async function release(mark: number, verify = verifyCurrent): ReturnType<typeof publishRelease> {
  site.put(
    "/RTI/index.html",
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">release ${mark}`,
  );
  site.put(`/app-${String(mark).padStart(20, "0")}.js`, `export default ${mark};`);
  await site.sign();
  const now = new Date(Date.UTC(2026, 0, 1) + mark * 86_400_000);
  return inFolder(async (folder) => {
    try {
      return await publishRelease(folder, { site: site.folder, verify, now, readList: createWithdrawalList });
    } finally {
      rmSync(path.join(site.folder, `app-${String(mark).padStart(20, "0")}.js`));
    }
  });
}

const publish = async (mark: number, verify = verifyCurrent) => (await release(mark, verify)).id;

/** Rolls back, and returns what visitors see then. */
async function back(wanted?: string): Promise<string> {
  await inFolder((folder) => rollBack(folder, wanted, { verify: verifyCurrent, readList: createWithdrawalList }));
  return current();
}

test("makes each new release live and hard-links unchanged files", async () => {
  await publish(1);
  const { ino, mtimeMs } = statSync(visible("404.html"));
  const second = await publish(2);
  expect(current()).toBe(second);
  expect(statSync(visible("404.html"))).toMatchObject({ ino, mtimeMs });
  expect(existsSync(visible(`app-${"1".padStart(20, "0")}.js`))).toBe(true);
});

test("makes files readable for the web server regardless of the umask", async () => {
  const umask = process.umask(0o077);
  try {
    await publish(1);
  } finally {
    process.umask(umask);
  }
  expect(statSync(visible("RTI")).mode & 0o777).toBe(0o755);
  expect(statSync(visible("RTI/index.html")).mode & 0o777).toBe(0o644);
});

test("switches back from a release that is not served as published", async () => {
  const first = await publish(1);
  const spoil = (published: Buffer) => {
    writeFileSync(visible("RTI/index.html"), "changed on the way");
    return verifyCurrent(published);
  };
  await expect(publish(2, spoil)).rejects.toThrow(/RTI is not what was built[\s\S]*Visitors see release/u);
  expect(current()).toBe(first);
  await expect(back()).rejects.toThrow("There is no earlier release that was verified.");
});

test("rolls back to the last verified release and skips rolled-back ones", async () => {
  const first = await publish(1);
  await publish(2);
  expect(await back()).toBe(first);
  const third = await publish(3);
  expect(await back()).toBe(first);
  expect(await back(third)).toBe(third);
  expect(current()).toBe(third);
  expect(await back()).toBe(first);
});

test("switches back from an unreachable release and does not mark it as verified", async () => {
  const first = await publish(1, trust);
  const unreachable = async (): Promise<Verification> => ({ outcome: "retry", notes: [], faults: [] });
  await expect(publish(2, unreachable)).rejects.toThrow(`Visitors see release ${first}.`);
  expect(current()).toBe(first);
  await inFolder(async (folder) => expect((await folder.read()).verified.map(({ id }) => id)).toEqual([first]));
});

test("after a rollback to a chosen release, returns to what visitors saw before it", async () => {
  const first = await publish(1);
  await publish(2);
  await publish(3);
  expect(await back(first)).toBe(first);
  // The clock of this publisher is behind.
  const fourth = await publish(-4);
  expect([...releases()].pop()).toBe(fourth);
  expect(await back()).toBe(first);
});

test("a publication that ends at any step leaves no files that disturb the next", async () => {
  const expectSound = async () =>
    expect((await verifyCurrent(readFileSync(visible(".well-known/site-digests.json")))).faults).toEqual([]);
  const spoil = async (): Promise<Verification> => ({ outcome: "go-back", notes: [], faults: [] });
  const first = await publish(1, trust);
  const stored = path.join(root, "stored");
  cpSync(target, stored, { recursive: true, verbatimSymlinks: true });
  let [call, isBroken] = [0, true];
  while (isBroken) {
    call += 1;
    rmSync(target, { recursive: true });
    cpSync(stored, target, { recursive: true, verbatimSymlinks: true });
    isBroken = await breakOff(root, call, () => publish(2, trust));
    await expectSound();
    // A release that was broken off after its switch was never verified.
    if (isBroken) await expect(publish(3, spoil)).rejects.toThrow(`Visitors see release ${first}.`);
    await publish(4, trust);
    await expectSound();
    expect(existsSync(visible(`app-${"1".padStart(20, "0")}.js`))).toBe(true);
  }
  expect(call).toBeGreaterThan(5);
});

test("keeps the later of two concurrent publications live and reports it to the other", async () => {
  await publish(1);
  let second = "";
  const meanwhile = async () => {
    second = await publish(3);
    return { outcome: "go-back", notes: [], faults: [] } as const;
  };
  await expect(publish(2, meanwhile)).rejects.toThrow(/Another run switched to .*while/u);
  expect(current()).toBe(second);
  await inFolder(async (folder) =>
    expect((await verifyCurrent(await folder.readDigestList(second))).faults).toEqual([]),
  );
});

test.each([
  ["a home directory", () => writeFileSync(path.join(target, ".bashrc"), "")],
  ["a folder of files", () => mkdirSync(path.join(target, "photographs"))],
  ["a folder named current", () => mkdirSync(path.join(target, "current"))],
])("refuses to publish to %s", async (_what, fill) => {
  mkdirSync(target);
  fill();
  const before = readdirSync(target);
  await expect(publish(1)).rejects.toThrow(/Name an(?:other| empty) folder/u);
  expect(readdirSync(target)).toEqual(before);
});

/** Mounts a disk of 1 MB. Returns false if this account may not. */
const mountSmallDisk = (folder: string) =>
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" }).status === 0;
const testOnSmallDisk = process.getuid?.() === 0 ? test : test.skip;

testOnSmallDisk("a full disk ends the publication with a sentence, and visitors see the release before", async () => {
  mkdirSync(target);
  if (!mountSmallDisk(target)) return;
  try {
    const first = await publish(1, trust);
    site.put("/large.bin", Buffer.alloc(2 ** 21));
    await expect(publish(2, trust)).rejects.toThrow(/No space left on device[\s\S]*Visitors see release/u);
    expect(current()).toBe(first);
    rmSync(path.join(site.folder, "large.bin"));
    const fill = async (): Promise<Verification> => {
      spawnSync("dd", ["if=/dev/zero", `of=${path.join(target, "releases", "full")}`]);
      return trust();
    };
    expect((await release(3, fill)).verification.outcome).toBe("alarm");
    expect((await release(3, fill)).lines.at(-1)).toBe(`Visitors see release ${current()}.`);
  } finally {
    spawnSync("umount", [target]);
  }
});

test("keeps the last ten releases, and files of others", async () => {
  await publish(1, trust);
  const foreign = ["notes.txt", "releases/old/x"];
  for (const file of foreign) writerIn(target)(file, "kept");
  for (let mark = 2; mark <= 11; mark += 1) await publish(mark, trust);
  expect(releases()).toHaveLength(10);
  expect(releases().at(-1)).toBe(current());
  expect(foreign.filter((file) => !existsSync(path.join(target, file)))).toEqual([]);
});

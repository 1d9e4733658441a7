import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PublishError } from "./layout";
import { withLock } from "./lock";

let folder = "";
const file = () => path.join(folder, "lock");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("gives the lock back when the work has failed, with the work's own error", async () => {
  const failure = new Error("a fault of ours");
  await expect(withLock(file(), () => Promise.reject(failure), fail)).rejects.toBe(failure);
  expect(await withLock(file(), async () => "done", fail)).toBe("done");
});

it("warns where the system has no flock, and does the work", async () => {
  const { PATH } = process.env;
  const said: string[] = [];
  process.env.PATH = folder;
  try {
    expect(
      await withLock(
        file(),
        async () => "done",
        (line) => said.push(line),
      ),
    ).toBe("done");
  } finally {
    process.env.PATH = PATH;
  }
  expect(said).toEqual([expect.stringContaining("no program `flock`")]);
});

it("says in a sentence that a folder is not there", async () => {
  const locked = withLock(path.join(folder, "nowhere/lock"), async () => "done", fail);
  await expect(locked).rejects.toBeInstanceOf(PublishError);
});

function fail(line: string): never {
  throw new Error(line);
}

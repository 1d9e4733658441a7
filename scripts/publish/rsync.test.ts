import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";
import { parseLocalDestination } from "./destination";
import { Rsync } from "./rsync";

const root = temporaryFolder();

/** Returns the key file in the folder that a process with an id has left. */
function leaveKey(id: number | undefined): string {
  const key = path.join(mkdtempSync(path.join(tmpdir(), `publish-${id}-`)), "key");
  writeFileSync(key, "secret");
  return key;
}

it("removes the keys of killed runs, and leaves those of running ones", () => {
  const [killed, running] = [leaveKey(spawnSync("true").pid), leaveKey(process.ppid)];
  new Rsync(parseLocalDestination(path.join(root, "site"))).close();
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
  rmSync(path.dirname(running), { recursive: true });
});

it("keeps the key for this account alone, and removes it at the end", () => {
  const place = { machine: "example", folder: "/srv", key: "secret", knownHosts: "", port: "22" };
  const rsync = new Rsync(place);
  const key = path.join(rsync.temp, "key");
  expect(statSync(key).mode & 0o777).toBe(0o600);
  rsync.close();
  expect(existsSync(key)).toBe(false);
});

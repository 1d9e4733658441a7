/** Publishes to a real server: sshd with a key restricted to rsync, and nginx with the rules that a build writes. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort } from "../../scripts/edit/ports";
import { readSshDestination } from "../../scripts/publish/destination";
import { publishRelease, rollBack } from "../../scripts/publish/publish-release";
import { type ReleaseFolder, withReleases } from "../../scripts/publish/release-folder";
import { verifySite } from "../../scripts/verify/verify-site";
import { getPageDataUrl } from "../../src/site/page-data";
import { startPlainNginx } from "../hosts/installed";
import { signingKey, TestSite } from "../publish/signed-site";
import { createWithdrawalList } from "../publish/withdrawal-list";
import { test } from "../test-in-folder";
import { connectTo } from "./real-browser";

const sshd = "/usr/sbin/sshd";

/** A publication target: an SSH server whose key may only run rsync in one folder, and a web server. */
interface Machine {
  /** The folder that the key is restricted to. */
  readonly root: string;
  /** The folder of the site within `root`. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts sshd and nginx on loopback, with their files in the folder `work`. */
async function startMachine(work: string): Promise<Machine> {
  const root = path.join(work, "machine");
  const folder = path.join(root, "council", "site");
  mkdirSync(folder, { recursive: true });
  const [sshPort, webPort] = [await findFreePort(), await findFreePort()];
  const sshServer = startSshd(work, root, sshPort);
  (await connectTo(sshPort)).destroy();
  const web = await startPlainNginx({ folder: work, site: path.join(folder, "current"), port: webPort });
  const hostKey = readFileSync(path.join(work, "host.pub"), "utf8").split(" ").slice(0, 2).join(" ");
  return {
    root,
    folder,
    environment: {
      PUBLISH_TO: "ssh",
      SITE_URL: `http://127.0.0.1:${webPort}`,
      SSH_TARGET: `${userInfo().username}@127.0.0.1:/council/site`,
      SSH_PORT: String(sshPort),
      SSH_PRIVATE_KEY: readFileSync(path.join(work, "client"), "utf8"),
      SSH_KNOWN_HOSTS: `[127.0.0.1]:${sshPort} ${hostKey}`,
    },
    stop: async () => {
      sshServer.kill("SIGTERM");
      await web.stop();
    },
  };
}

function startSshd(work: string, root: string, port: number): ChildProcess {
  for (const name of ["host", "client"]) {
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", path.join(work, name)]);
  }
  const client = readFileSync(path.join(work, "client.pub"), "utf8");
  writeFileSync(path.join(work, "authorized_keys"), `command="rrsync ${root}",restrict ${client}`);
  const lines = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${work}/host`,
    `AuthorizedKeysFile ${work}/authorized_keys`,
    "StrictModes no",
    "UsePAM no",
    "PasswordAuthentication no",
    `PidFile ${work}/sshd.pid`,
  ];
  writeFileSync(path.join(work, "sshd_config"), `${lines.join("\n")}\n`);
  // As root, sshd needs this folder, which Debian creates at boot.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  return spawn(sshd, ["-D", "-e", "-f", path.join(work, "sshd_config")], { stdio: "ignore" });
}

test.describe("over ssh, with a key that may only run rsync", () => {
  let machine: Machine;
  let site: TestSite;
  test.beforeEach(async ({ folder }) => {
    machine = await startMachine(folder);
    site = new TestSite();
    withdrawn = [];
  });
  test.afterEach(async () => {
    await machine.stop();
    await site.remove();
  });

  const seen = () => path.basename(readlinkSync(path.join(machine.folder, "current")));
  const get = async (address: string) => fetch(machine.environment.SITE_URL + address);
  const verify = (published: Buffer, withdrawn: ReadonlySet<string>) =>
    verifySite(machine.environment.SITE_URL ?? "", { signingKey, host: "ssh", published, withdrawn });
  let withdrawn: readonly string[] = [];
  const readList = () => createWithdrawalList(...withdrawn);

  const inFolder = <Result>(task: (folder: ReleaseFolder) => Promise<Result>, changed = {}) =>
    withReleases(readSshDestination({ ...machine.environment, ...changed }), task);

  async function publish(mark: string, changed = {}): Promise<string> {
    site.put("/RTI/index.html", `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">${mark}`);
    await site.sign();
    const { id } = await inFolder((folder) => publishRelease(folder, { site: site.folder, verify, readList }), changed);
    return id;
  }

  test("publishes a release, discards a broken one, and rolls back to the previous one", async () => {
    const first = await publish("first");
    await publish("second");
    expect(await (await get("/RTI")).text()).toContain("second");
    await inFolder((folder) => rollBack(folder, undefined, { verify, readList }));
    expect(seen()).toBe(first);
    expect(await (await get("/RTI")).text()).toContain("first");
    site.put("/RTI/index.html", "without a policy");
    await site.sign();
    const broken = inFolder((folder) => publishRelease(folder, { site: site.folder, verify, readList }));
    await expect(broken).rejects.toThrow(/contains no policy[\s\S]*Visitors see release/u);
    expect(seen()).toBe(first);
  });

  test("sends nothing to a server with an unknown host key", async () => {
    const stranger = { SSH_KNOWN_HOSTS: machine.environment.SSH_KNOWN_HOSTS?.replace("127.0.0.1", "127.0.0.2") };
    await expect(publish("first", stranger)).rejects.toThrow(/Host key verification failed/u);
    expect(readdirSync(machine.folder)).toEqual([]);
  });

  test("answers 410 for a withdrawn document and page, even after a rollback", async () => {
    const document = "/documents/result.0123456789abcdef.pdf";
    const page = "/Result/result-2026";
    const addresses = [document, "/documents/result.pdf", page, getPageDataUrl(page)];
    site.put(`${page}/index.html`, "particulars");
    site.put(getPageDataUrl(page), JSON.stringify({ address: document, body: "particulars" }));
    const first = await publish("first");
    await publish("second");
    for (const address of [document, page]) expect((await get(address)).status).toBe(200);
    withdrawn = ["result.pdf"];
    await inFolder((folder) => rollBack(folder, "current", { verify, readList }));
    for (const address of addresses) expect((await get(address)).status).toBe(410);
    await inFolder((folder) => rollBack(folder, undefined, { verify, readList }));
    expect(seen()).toBe(first);
    for (const address of addresses) expect((await get(address)).status).toBe(410);
    const found = spawnSync("grep", ["-rl", "particulars", path.join(machine.folder, "releases")], {
      encoding: "utf8",
    });
    expect(found.stdout).toBe("");
    site.put(`${page}/index.html`, "withdrawn");
    site.put(getPageDataUrl(page), "{}");
    await publish("third");
    expect(await (await get(page)).text()).toBe("withdrawn");
    expect((await get(document)).status).toBe(410);
    expect((await get("/RTI")).status).toBe(200);
  });

  /** Starts the publish command in a new process group, so that it can be killed with its child processes. */
  function startCommand(): ChildProcess {
    const args = ["--import", "tsx", "scripts/publish.ts", "--built", site.folder];
    return spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, ...machine.environment },
      detached: true,
      stdio: "ignore",
    });
  }

  test("leaves a complete release when killed at any moment, and can then publish again", async () => {
    const first = await publish("first");
    await site.sign();
    // The moments range from before the first file is copied until after the switch.
    const newer = () => readdirSync(path.join(machine.folder, "releases")).filter((name) => name > `${first}.json`);
    const hasFile = (name: string) => existsSync(path.join(machine.folder, "releases", name, "404.html"));
    const moments = [() => newer().length > 0, () => newer().some(hasFile), () => seen() !== first];
    for (const hasCome of moments) {
      const command = startCommand();
      while (command.exitCode === null && !hasCome()) await new Promise((resolve) => setTimeout(resolve, 5));
      if (command.pid !== undefined && command.exitCode === null) process.kill(-command.pid, "SIGKILL");
      if (command.exitCode === null) await once(command, "close");
      const list = await inFolder((folder) => folder.readDigestList(seen()));
      expect((await verify(list, new Set())).faults).toEqual([]);
    }
    await publish("last");
    expect(await (await get("/RTI")).text()).toContain("last");
  });
});

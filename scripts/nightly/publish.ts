/**
 * `node --import tsx scripts/nightly/publish.ts`: publishes the built site to this machine as if it were another: Debian's sshd with a key
 * that is bound to rsync, and nginx with the rules that the build wrote. Publishes, verifies, publishes something broken and
 * sees it taken back, kills a publication between copy and switch, and publishes again. Needs a build, openssh-server, rsync
 * and nginx-light with libnginx-mod-http-brotli-static. Ends with 1 and a sentence where visitors would have been harmed.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { digestListPath, formatDigestList, parseDigestList } from "../../src/build/digest-list";
import { readDigests } from "../../src/build/postbuild/digests";
import { deployFolder } from "../../src/build/postbuild/server-config/write";
import { publicFolder } from "../../src/build/published-folder";
import { startNginx } from "../../tests/hosts/installed";
import { freePort } from "../edit/ports";
import { prepareFor } from "../publish/prepare";
import { mirrorFolder } from "../publish/ssh";

const sshd = "/usr/sbin/sshd";

/** A page that each release changes. */
const changedPage = "About/index.html";

interface Machine {
  readonly folder: string;
  readonly environment: Readonly<Record<`SSH_${string}` | "PUBLISH_TO", string>>;
  readonly stop: () => void;
}

/** Starts an ssh server of our own, for one key that may do nothing but run rsync in one folder. */
async function startSshd(root: string): Promise<Machine> {
  const folder = path.join(root, "machine");
  await mkdir(folder);
  const port = await freePort();
  for (const name of ["host", "client"]) {
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", path.join(root, name)]);
  }
  const client = await readFile(path.join(root, "client.pub"), "utf8");
  await writeFile(path.join(root, "authorized_keys"), `command="rrsync ${folder}",restrict ${client}`);
  const lines = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${root}/host`,
    `AuthorizedKeysFile ${root}/authorized_keys`,
  ];
  const options = ["StrictModes no", "UsePAM no", "PasswordAuthentication no", `PidFile ${root}/sshd.pid`];
  await writeFile(path.join(root, "sshd_config"), `${[...lines, ...options].join("\n")}\n`);
  // Where sshd is started by root it asks for this folder, which Debian makes at boot.
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const server = spawn(sshd, ["-D", "-e", "-f", path.join(root, "sshd_config")], { stdio: "ignore" });
  const host = (await readFile(path.join(root, "host.pub"), "utf8")).split(" ").slice(0, 2).join(" ");
  return {
    folder,
    environment: {
      PUBLISH_TO: "ssh",
      SSH_TARGET: `${userInfo().username}@127.0.0.1:/`,
      SSH_PORT: String(port),
      SSH_PRIVATE_KEY: await readFile(path.join(root, "client"), "utf8"),
      SSH_KNOWN_HOSTS: `[127.0.0.1]:${port} ${host}`,
    },
    stop: () => server.kill("SIGTERM"),
  };
}

/** Starts a publication in a process group of its own, so that all of it can be killed at once. */
function deploy(site: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const args = ["--import", "tsx", "scripts/deploy.ts", site];
  return spawn(process.execPath, args, { env: { ...process.env, ...environment }, detached: true, stdio: "inherit" });
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  await once(child, "close");
  return child.exitCode;
}

/** Changes a page as a later build would, and the list of digests with it. */
async function changePage(site: string, change: (html: string) => string): Promise<void> {
  const text = change(await readFile(path.join(site, changedPage), "utf8"));
  // The prepared folder shares its files with the built one, so they are removed and not written over.
  for (const name of [changedPage, digestListPath].flatMap((name) => ["", ".br", ".gz"].map((end) => name + end))) {
    await rm(path.join(site, name), { force: true });
  }
  await writeFile(path.join(site, changedPage), text);
  const list = parseDigestList(await readFile(path.join(publicFolder, digestListPath), "utf8"));
  if (!list) throw new Error("The site was not built by this version: npm run build.");
  await writeFile(
    path.join(site, digestListPath),
    formatDigestList({ ...list, files: Object.fromEntries(await readDigests(site)) }),
  );
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
  console.log(`ok: ${what}`);
}

/** Ends a publication as soon as the whole release lies on the machine, and before visitors are led to it. */
async function killBeforeSwitch(publication: ChildProcess, record: string): Promise<void> {
  while (publication.exitCode === null && !existsSync(record)) await new Promise((resolve) => setTimeout(resolve, 2));
  if (publication.pid !== undefined) process.kill(-publication.pid, "SIGKILL");
  await once(publication, "close");
}

async function tryPublication(root: string): Promise<void> {
  const machine = await startSshd(root);
  await mkdir(path.join(machine.folder, "releases"));
  const nginx = await startNginx(path.join(machine.folder, "current"), deployFolder);
  const environment = { ...machine.environment, SITE_URL: `http://127.0.0.1:${nginx.port}` };
  const seen = () => readlink(path.join(machine.folder, "current"));
  const page = async () => (await fetch(`${environment.SITE_URL}/About`)).text();
  const site = path.resolve(".prepared");
  const started = performance.now();
  try {
    await prepareFor("ssh", publicFolder, site);
    expect("the first release is published", (await codeOf(deploy(site, environment))) === 0);
    console.log(`It took ${((performance.now() - started) / 1000).toFixed(1)} s, verification and all.`);
    await changePage(site, (html) => html.replace("<h1", "<h1 data-release=2"));
    expect("the second is published", (await codeOf(deploy(site, environment))) === 0);
    expect("visitors see it", (await page()).includes("data-release=2") && (await seen()) === "releases/2");
    await changePage(site, (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/u, ""));
    expect("a broken one is refused", (await codeOf(deploy(site, environment))) === 1);
    expect(
      "visitors see the second again",
      (await page()).includes("data-release=2") && (await seen()) === "releases/2",
    );
    await prepareFor("ssh", publicFolder, site);
    await changePage(site, (html) => html.replace("<h1", "<h1 data-release=4"));
    await killBeforeSwitch(deploy(site, environment), path.join(machine.folder, "releases/4.json"));
    expect("visitors of a publication killed before the switch see the second", (await seen()) === "releases/2");
    expect("the next publication gets on", (await codeOf(deploy(site, environment))) === 0);
    expect("visitors see what was meant", (await page()).includes("data-release=4"));
    const stranger = {
      ...environment,
      SSH_KNOWN_HOSTS: String(machine.environment.SSH_KNOWN_HOSTS).replace("127.0.0.1", "127.0.0.2"),
    };
    expect("nothing is sent to a machine that is not known", (await codeOf(deploy(site, stranger))) === 1);
    const away = { ...environment, SSH_PORT: String(await freePort()) };
    expect("a machine that does not answer ends the publication", (await codeOf(deploy(site, away))) === 1);
  } finally {
    await nginx.stop();
    machine.stop();
    for (const left of [site, mirrorFolder]) await rm(left, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const missing = [sshd, "/usr/bin/rrsync", "/usr/sbin/nginx", publicFolder].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.error(`Not tried: ${missing.join(", ")} is missing. See the head of scripts/nightly/publish.ts.`);
    return 1;
  }
  if (existsSync(mirrorFolder)) throw new Error(`${mirrorFolder} is of another machine; move it away first.`);
  const root = await mkdtemp(path.join(tmpdir(), "publish-trial-"));
  await chmod(root, 0o755);
  try {
    await tryPublication(root);
    return 0;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

main().then((code) => {
  process.exitCode = code;
});

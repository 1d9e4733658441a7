import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/edit/ports";
import { formatNginxHttp, formatNginxServer } from "../../src/pipeline/postbuild/server-config/nginx";
import { nginx, runNginx } from "../hosts/installed";
import { connectTo } from "./real-browser";

const sshd = "/usr/sbin/sshd";

/** True if this machine has the programs of a server: Debian's openssh-server, rsync and nginx. */
export const hasServer = [sshd, nginx, "/usr/bin/rrsync"].every((file) => existsSync(file));

/** A publication target: an SSH server whose key may only run rsync in one folder, and a web server. */
export interface Machine {
  /** The folder that the key is restricted to. */
  readonly root: string;
  /** The folder of the site within `root`. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts sshd and nginx on loopback, with their files in the folder `work`. */
export async function startMachine(work: string): Promise<Machine> {
  const root = path.join(work, "machine");
  const folder = path.join(root, "council", "site");
  mkdirSync(folder, { recursive: true });
  const [sshPort, webPort] = [await findFreePort(), await findFreePort()];
  const sshServer = startSshd(work, root, sshPort);
  (await connectTo(sshPort)).destroy();
  writeFileSync(path.join(work, "http.conf"), formatNginxHttp({}, []));
  writeFileSync(path.join(work, "server.conf"), formatNginxServer());
  const web = await runNginx({ folder: work, site: path.join(folder, "current"), port: webPort }, work, false);
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

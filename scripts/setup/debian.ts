import { spawnSync } from "node:child_process";
import { run } from "./run.mjs";

/**
 * Installs packages of Debian's, where this machine has apt-get and the rights to use it.
 *
 * @param packages their names
 * @returns the reason why they could not be installed; undefined when they are
 */
export async function installDebianPackages(packages: readonly string[]): Promise<string | undefined> {
  const asRoot = process.getuid?.() === 0;
  if (!succeeds("apt-get", ["--version"])) return "this machine has no apt-get";
  if (!asRoot && !succeeds("sudo", ["-n", "true"])) return "apt-get needs the administrator's rights";
  const apt = (...args: string[]) =>
    run(asRoot ? "apt-get" : "sudo", [...(asRoot ? [] : ["-n", "apt-get"]), ...args], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  const updated = await apt("-q", "update");
  // One unreachable archive fails the update; the packages may still be had from another.
  const installed = await apt("-q", "install", "--yes", "--no-install-recommends", ...packages);
  return installed === 0 ? undefined : `apt-get ended with code ${updated} (update) and ${installed} (install)`;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

import { spawnSync } from "node:child_process";
import { run } from "./run.mjs";

/**
 * Returns whether tests may install programs: in CI (`CI` is set), or in a container, where the user is root. They
 * install nothing on a developer's machine.
 */
export function isTestMachine({ CI }: NodeJS.ProcessEnv): boolean {
  return Boolean(CI) || process.getuid?.() === 0;
}

/**
 * Installs Debian packages, if this machine has apt-get and the user may run it.
 *
 * @param packages the names of the packages
 * @returns the reason for a failure; undefined on success
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
  // The update fails if one archive is unreachable, but another may have the packages.
  const installed = await apt("-q", "install", "--yes", "--no-install-recommends", ...packages);
  return installed === 0 ? undefined : `apt-get ended with code ${updated} (update) and ${installed} (install)`;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackages, isTestMachine } from "./debian";

/** A program that tests start: the file that identifies it, or its command, and the Debian packages that contain it. */
interface TestProgram {
  readonly file: string;
  readonly packages: readonly string[];
}

/** The programs that tests start, beside the browser that every browser test uses (./browser.ts). */
const programs = {
  rsync: { file: "/usr/bin/rsync", packages: ["rsync"] },
  nginx: {
    file: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  // The package without the service, which would need nginx's port.
  Apache: { file: "/usr/sbin/apache2", packages: ["apache2-bin"] },
  OpenSSL: { file: "openssl", packages: ["openssl"] },
  sshd: { file: "/usr/sbin/sshd", packages: ["openssh-server"] },
  Java: { file: "java", packages: ["default-jre-headless"] },
  Firefox: { file: "firefox-esr", packages: ["firefox-esr"] },
  WebKit: { file: "WebKitWebDriver", packages: ["webkit2gtk-driver"] },
  "a display": { file: "xvfb-run", packages: ["xvfb", "xauth"] },
} as const satisfies Record<string, TestProgram>;

/** The name of a program, as messages show it. */
export type ProgramName = keyof typeof programs;

/** The programs of the servers that the site has configurations for. */
export const servers: readonly ProgramName[] = ["nginx", "Apache", "OpenSSL"];

/**
 * Installs those of the given programs that are missing, on test machines only.
 *
 * @param names the names of the programs
 * @returns undefined if all are there, else a sentence that names the missing ones, with the reason and the command that
 *   installs them
 */
export async function ensurePrograms(
  names: readonly ProgramName[],
  environment: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const missing = names.filter((name) => !isInstalled(programs[name], environment));
  if (missing.length === 0) return undefined;
  const packages = missing.flatMap((name) => programs[name].packages);
  const reason = isTestMachine(environment)
    ? await installDebianPackages(packages)
    : "tests install nothing on a developer's machine";
  return (
    reason && `Missing: ${missing.join(", ")} (${reason}). Install with: sudo apt-get install ${packages.join(" ")}`
  );
}

/** Checks for a file, or for a command in the folders of `PATH`. */
function isInstalled({ file }: TestProgram, { PATH = "" }: NodeJS.ProcessEnv): boolean {
  const folders = path.isAbsolute(file) ? [""] : PATH.split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, file)));
}

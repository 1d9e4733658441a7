import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian";

/** The requirements of server tests: the file that identifies each program, and the Debian packages that contain it. */
const servers = {
  "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so": ["nginx", "libnginx-mod-http-brotli-static"],
  // Without the service, which would want the port that nginx has.
  "/usr/sbin/apache2": ["apache2-bin"],
  "/usr/bin/openssl": ["openssl"],
};

/**
 * Installs the servers that the site is configured for, so that every continuous integration tries their configuration.
 * Outside of one (`CI` is unset) it installs nothing: a person's machine gets no server by running tests.
 *
 * @returns the reason why they could not be installed; their tests are then skipped, and counted as skipped
 */
export async function ensureServers(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const missing = Object.entries(servers).flatMap(([file, packages]) => (existsSync(file) ? [] : packages));
  return environment.CI && missing.length > 0 ? installDebianPackages(missing) : undefined;
}

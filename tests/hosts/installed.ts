/** Starts the supported web servers, if installed, with a copy of the built site. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/edit/ports";
import { formatNginxHttp, formatNginxServer, nginxLimit } from "../../src/pipeline/postbuild/server-config/nginx";
import { deployFolder } from "../../src/pipeline/postbuild/server-config/write";
import { publicFolder, siteFolder } from "../site/folder";
import { send } from "./send";

/** A running server on this machine. */
export interface Server {
  readonly port: number;
  /** The folder that it serves. */
  readonly site: string;
  readonly stop: () => Promise<void>;
}

/** The program of Debian's nginx. */
const nginx = "/usr/sbin/nginx";
const apache = "/usr/sbin/apache2";
const apacheModules = "/usr/lib/apache2/modules";
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Functions that start the servers of Debian's packages; undefined if a server or a module that it needs is missing.
 */
export const starters: Readonly<Record<"nginx" | "apache", (() => Promise<Server>) | undefined>> = {
  // The generated rules name this module, without which nginx refuses to start.
  nginx: existsSync(nginx) && existsSync(brotli) ? startNginx : undefined,
  apache: existsSync(apache) ? startApache : undefined,
};

const isRoot = process.getuid?.() === 0;

/** Starts nginx with the rules that the build of the site under test wrote. */
async function startNginx(): Promise<Server> {
  return runNginx(await prepare(), path.resolve(siteFolder, deployFolder, "nginx"), true);
}

/** Starts nginx with the rules for a site without pages of its own, and without compression. */
export async function startPlainNginx(place: Place): Promise<Server> {
  await writeFile(path.join(place.folder, "http.conf"), formatNginxHttp({}, []));
  await writeFile(path.join(place.folder, "server.conf"), formatNginxServer());
  await writeFile(path.join(place.folder, "limit.conf"), nginxLimit);
  return runNginx(place, place.folder, false);
}

/**
 * Starts nginx with its files in a folder.
 *
 * @param rules the folder of the generated configuration
 */
async function runNginx(place: Place, rules: string, hasBrotli: boolean): Promise<Server> {
  const { folder, site, port } = place;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    path.join(folder, "nginx.conf"),
    `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${hasBrotli ? `load_module ${brotli};` : ""}
${isRoot ? "user root;" : ""}
worker_rlimit_nofile 32768;
events { worker_connections 16384; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  include ${rules}/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${hasBrotli ? `include ${rules}/brotli.conf;` : ""}
    include ${rules}/server.conf;
    include ${rules}/limit.conf;
  }
}
`,
  );
  const options = ["-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log"), "-g", "daemon off;"];
  return whenAnswering(spawn(nginx, options, { stdio: "inherit" }), place);
}

async function startApache(): Promise<Server> {
  const place = await prepare();
  const { folder, site, port } = place;
  const modules = ["mpm_event", "authz_core", "alias", "dir", "env", "headers", "mime", "reqtimeout", "rewrite"];
  await writeFile(
    path.join(folder, "apache.conf"),
    `ServerRoot ${folder}
ServerName localhost
ServerTokens Prod
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
${isRoot ? "User www-data\nGroup www-data" : ""}
${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join("\n")}
<IfFile /etc/mime.types>
  TypesConfig /etc/mime.types
</IfFile>
<Directory />
  Require all denied
</Directory>
<VirtualHost 127.0.0.1:${port}>
  DocumentRoot ${site}
  TraceEnable Off
  RequestReadTimeout header=15-30,MinRate=500 body=15,MinRate=500
  <Directory ${site}>
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`,
  );
  const options = ["-f", path.join(folder, "apache.conf"), "-D", "FOREGROUND"];
  return whenAnswering(spawn(apache, options, { stdio: "inherit" }), place);
}

interface Place {
  readonly folder: string;
  readonly site: string;
  readonly port: number;
}

/** Creates a folder that an unprivileged server can read, with the site in it, and finds a free port. */
async function prepare(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await chmod(folder, 0o755);
  const site = path.join(folder, "site");
  // Hard links: the site has half a gigabyte and no server writes to it.
  execFileSync("cp", ["--archive", "--link", publicFolder, site]);
  return { folder, site, port: await findFreePort() };
}

async function whenAnswering(server: ChildProcess, { port, folder, site }: Place): Promise<Server> {
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const until = Date.now() + 15_000;
  while (server.exitCode === null && Date.now() < until) {
    const answer = await send(port, "/").catch(() => undefined);
    if (answer) {
      const stop = async () => {
        server.kill("SIGTERM");
        await ended;
        await rm(folder, { recursive: true, force: true });
      };
      return { port, site, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill("SIGKILL");
  throw new Error(`The server did not start; what it said stands in ${folder}`);
}

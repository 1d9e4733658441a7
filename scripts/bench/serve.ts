/**
 * `npm run bench -- serve`: how many visitors of results day nginx serves on this machine, with the built site, on loopback.
 * Needs Debian's packages nginx-light, libnginx-mod-http-brotli-static and wrk. Ends within a minute.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { type Server, starters } from "../hosts/installed";
import { type Asking, type Visit, visitsOfResultsDay, weigh } from "./visits";

const seconds = 8;
const connections = 64;

/** What wrk measured. */
interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  readonly latency: number;
  readonly faults: string;
}

async function bench(): Promise<void> {
  if (!starters.nginx || spawnSync("wrk", ["--version"]).error) {
    console.log(
      "Not measured: nginx with its brotli module, and wrk, must be installed (Debian's packages of these names).",
    );
    return;
  }
  const server = await starters.nginx();
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    await writeFile(path.join(server.site, "empty.txt"), "");
    const visits = await visitsOfResultsDay(server.port);
    console.log(
      `${cpus()[0]?.model ?? "processor"}, nginx ${versionOfNginx()} with one worker, wrk with ${connections} connections, ${seconds} s each`,
    );
    report("an empty file, the limit", await measure(server, folder, [{ target: "/empty.txt", headers: {} }]));
    for (const { name, share, cold, warm } of visits) {
      const sized = (await Promise.all([weigh(server.port, cold), weigh(server.port, warm)])).map(kilobytes);
      console.log(
        `${name}, ${share} of 10 visitors: ${cold.length} requests and ${sized[0]} the first time, ${warm.length} and ${sized[1]} again`,
      );
    }
    for (const time of ["cold", "warm"] as const) {
      const mix = visits.flatMap((visit) => Array.from({ length: visit.share }, () => visit[time]).flat());
      const bytes = await weigh(server.port, mix);
      const measured = await measure(server, folder, mix);
      report(time === "cold" ? "visitors who come the first time" : "visitors who come again", measured);
      const perVisit = mix.length / totalShare(visits);
      const visitsPerSecond = measured.perSecond / perVisit;
      const perVisitBytes = bytes / totalShare(visits);
      console.log(
        `  ${Math.round(visitsPerSecond)} visits a second; ${kilobytes(perVisitBytes)} a visit, ${Math.round((visitsPerSecond * perVisitBytes * 8) / 1e6)} Mbit/s`,
      );
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const totalShare = (visits: readonly Visit[]) => visits.reduce((sum, { share }) => sum + share, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function report(name: string, { perSecond, latency, faults }: Measured): void {
  console.log(`${name}: ${Math.round(perSecond)} requests a second, 99 % within ${latency} ms${faults}`);
}

const versionOfNginx = () => /nginx\/([\d.]+)/.exec(spawnSync("nginx", ["-v"]).stderr.toString())?.[1] ?? "";

/** Asks in turn, as fast as answers come. */
async function measure({ port }: Server, folder: string, mix: readonly Asking[]): Promise<Measured> {
  const script = path.join(folder, "mix.lua");
  const rows = mix.map(
    ({ target, headers }) =>
      `wrk.format("GET", ${JSON.stringify(target)}, {${Object.entries(headers)
        .map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
        .join(",")}})`,
  );
  // Formed at the first request, since the host is not known before.
  await writeFile(
    script,
    `local made, at = nil, 0\nrequest = function()\n  made = made or {${rows.join(",\n")}}\n  at = at % #made + 1\n  return made[at]\nend\n`,
  );
  const said = execFileSync(
    "wrk",
    ["--latency", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, `http://127.0.0.1:${port}`],
    { encoding: "utf8" },
  );
  const [, latency = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const factor = unit === "us" ? 0.001 : unit === "s" ? 1000 : 1;
  const faults = said.split("\n").filter((line) => /Non-2xx|Socket errors/.test(line));
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    latency: Math.round(Number(latency) * factor * 100) / 100,
    faults: faults.map((fault) => `; ${fault.trim()}`).join(""),
  };
}

bench();

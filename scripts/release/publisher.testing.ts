/**
 * A publisher whose site takes no time to build: every file of it names the release it belongs to. Tests start it as a
 * program of its own, to end it at any moment. Arguments: the target, the mark of the release, a folder to build in.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publish } from "./publish";

/** Files of a made-up site: pages, their data, and code whose name tells the release. */
export function madeUpSite(mark: string): ReadonlyMap<string, string> {
  const code = `app-${mark.padStart(20, "0")}.js`;
  const files = new Map([
    ["index.html", `${mark} ${code}`],
    [code, mark],
    [`${code}.br`, mark],
    ["unchanged.txt", "ever"],
  ]);
  for (let page = 0; page < 30; page += 1) {
    files.set(`page-${page}/index.html`, mark);
    files.set(`page-data/page-${page}/page-data.json`, mark);
  }
  return files;
}

/** Writes a made-up site to a folder. */
export function buildMadeUp(folder: string, mark: string): string {
  for (const [name, content] of madeUpSite(mark)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

async function main([target = "", mark = "", folder = ""]: readonly string[]): Promise<void> {
  process.stdout.write("begun\n");
  await publish(target, {
    build: async () => buildMadeUp(folder, mark),
    check: async () => [],
    describe: () => ({ commit: null, uncommitted: false, content: [] }),
    writeBills: async () => [],
    say: () => undefined,
  });
}

if (process.argv[2] === "--publish") {
  main(process.argv.slice(3)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}

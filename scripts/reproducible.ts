/**
 * `npm run test:reproducible`: builds the newest commit twice, each time from nothing, in two folders of different names,
 * at different hours of two time zones, and compares what came out byte by byte. Takes some minutes. Ends with 1 and the
 * names of what differs.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { differencesBetween } from "./reproducible/compare";
import { linkFolder } from "./reproducible/link-folder";

/** What may differ between two machines, and must not show. */
const surroundings = [
  { folder: "one", env: { TZ: "UTC", LANG: "C" } },
  { folder: path.join("another", "place-with-a-longer-name"), env: { TZ: "Asia/Kolkata", LANG: "hi_IN.UTF-8" } },
] as const;

async function main(): Promise<number> {
  const root = await mkdtemp(path.join(tmpdir(), "reproducible-"));
  try {
    for (const { folder, env } of surroundings) {
      const project = path.join(root, folder);
      execFileSync("git", ["clone", "--quiet", ".", project], { stdio: "inherit" });
      await linkFolder("node_modules", path.join(project, "node_modules"));
      const started = performance.now();
      // What this build is told by its own surroundings is no part of the comparison.
      execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
        cwd: project,
        env: { ...process.env, ...env },
        stdio: ["ignore", "ignore", "inherit"],
      });
      console.log(`Built in ${folder} in ${Math.round((performance.now() - started) / 1000)} s.`);
    }
    const [one, other] = surroundings.map(({ folder }) => path.join(root, folder, "public"));
    const { files, bytes, differences } = await differencesBetween(one ?? "", other ?? "");
    for (const difference of differences) console.log(difference);
    console.log(`${files} files, ${bytes.toLocaleString("en-GB")} bytes: ${differences.length} differ.`);
    return differences.length > 0 ? 1 : 0;
  } finally {
    if (process.env.KEEP_BUILDS) console.log(`The builds stay in ${root}.`);
    else await rm(root, { recursive: true, force: true });
  }
}

main().then((code) => {
  process.exitCode = code;
});

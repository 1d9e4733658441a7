/** Whatever moment a publisher is ended at, visitors have one release, whole, and the next publisher gets on. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { placesIn } from "./place";
import { madeUpSite } from "./publisher.testing";
import { readRecords } from "./record";
import { seeded } from "./seeded.testing";

const moments = 50;

let folder = "";
let program = "";
const target = () => path.join(folder, "target");

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "killed-"));
  // Made plain JavaScript once: it is started more than fifty times.
  program = path.join(folder, "publisher.cjs");
  await build({
    entryPoints: [path.join(__dirname, "publisher.testing.ts")],
    bundle: true,
    platform: "node",
    outfile: program,
    logLevel: "error",
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A publisher that has begun, and what becomes of it. */
async function begin(mark: string): Promise<{ child: ChildProcess; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [program, "--publish", target(), mark, path.join(folder, "built")]);
  const ended = once(child, "close");
  await once(child.stdout, "data");
  return { child, ended };
}

/** The mark of the release that visitors see. Throws where any file of it is missing or belongs to another. */
function markOfWholeRelease(): string {
  const tree = realpathSync(path.join(target(), "current"));
  const [mark = ""] = readFileSync(path.join(tree, "index.html"), "utf8").split(" ");
  for (const [name, content] of madeUpSite(mark)) {
    expect([name, readFileSync(path.join(tree, name), "utf8")]).toEqual([name, content]);
  }
  return mark;
}

it(`leaves visitors the old release or the new one, whole, when it is killed at any of ${moments} moments`, async () => {
  const started = performance.now();
  await (await begin("0")).ended;
  const whole = performance.now() - started;
  expect(markOfWholeRelease()).toBe("0");
  const random = seeded(20_260_101);
  const seen = new Set<string>();
  let before = "0";
  for (let moment = 1; moment <= moments; moment += 1) {
    const { child, ended } = await begin(String(moment));
    const wait = random() * whole;
    await new Promise((resolve) => setTimeout(resolve, wait));
    child.kill("SIGKILL");
    await ended;
    const now = markOfWholeRelease();
    expect([before, String(moment)]).toContain(now);
    seen.add(now === before ? "old" : "new");
    before = now;
  }
  // Were all killed too early or too late, nothing would have been shown.
  expect([...seen].sort()).toEqual(["new", "old"]);
  await (await begin("99")).ended;
  expect(markOfWholeRelease()).toBe("99");
  expect((await readRecords(placesIn(target()))).length).toBeLessThanOrEqual(10);
}, 180_000);

/** Whatever moment a publisher is ended at, visitors have one release, whole, and the next publisher gets on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seeded } from "../../tests/site/seeded";
import { releasePaths } from "./layout";
import { bundlePublisher, markOfWholeRelease, startPublisher } from "./publishers.testing";
import { readReleases } from "./record";

const moments = 50;

let folder = "";
let program = "";
const target = () => path.join(folder, "target");
const begin = (mark: string) => startPublisher(program, target(), mark);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "killed-"));
  program = await bundlePublisher(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

it(`leaves visitors the old release or the new one, whole, when it is killed at any of ${moments} moments`, async () => {
  const started = performance.now();
  await (await begin("0")).ended;
  const whole = performance.now() - started;
  expect(markOfWholeRelease(target())).toBe("0");
  const random = seeded(20_260_101);
  const seen = new Set<string>();
  let before = "0";
  for (let moment = 1; moment <= moments; moment += 1) {
    const { child, ended } = await begin(String(moment));
    const wait = random() * whole;
    await new Promise((resolve) => setTimeout(resolve, wait));
    child.kill("SIGKILL");
    await ended;
    const now = markOfWholeRelease(target());
    expect([before, String(moment)]).toContain(now);
    seen.add(now === before ? "old" : "new");
    before = now;
  }
  // Were all killed too early or too late, nothing would have been shown.
  expect([...seen].sort()).toEqual(["new", "old"]);
  await (await begin("99")).ended;
  expect(markOfWholeRelease(target())).toBe("99");
  expect((await readReleases(releasePaths(target()))).records.length).toBeLessThanOrEqual(10);
}, 180_000);

/** Several publishers at once: one publishes, the others say why not, and visitors have a whole release throughout. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seeded } from "../../tests/site/seeded";
import { releasePaths } from "./layout";
import { bundlePublisher, markOfWholeRelease, startPublisher } from "./publishers.testing";
import { readReleases } from "./record";

jest.setTimeout(180_000);

let folder = "";
let program = "";
const target = () => path.join(folder, "target");

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "concurrent-"));
  program = await bundlePublisher(folder);
});

afterEach(() => rmSync(target(), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it("keeps four publishers apart, also right after one of them was killed", async () => {
  expect((await (await startPublisher(program, target(), "0")).ended).code).toBe(0);
  const random = seeded(20_260_201);
  for (let round = 1; round <= 12; round += 1) {
    const starting = [1, 2, 3, 4].map((one) => startPublisher(program, target(), `${round}${one}`));
    const publishers = await Promise.all(starting);
    if (random() < 0.5) publishers[Math.floor(random() * 4)]?.child.kill("SIGKILL");
    const ends = await Promise.all(publishers.map(({ ended }) => ended));
    for (const { code, complaint } of ends) {
      if (complaint !== "") expect(complaint).toMatch(/^Another release is being published/);
      expect([0, 1, null]).toContain(code);
      if (code === 0) expect(complaint).toBe("");
    }
    markOfWholeRelease(target());
  }
  const { records } = await readReleases(releasePaths(target()));
  // Each release follows the one that visitors saw when it was made.
  for (const record of records) expect(record.previous ?? 0).toBeLessThan(record.number);
});

it("publishes what a server of another account may read, whatever the umask", async () => {
  expect((await (await startPublisher(program, target(), "1", "077")).ended).code).toBe(0);
  const tree = path.join(target(), "releases/1");
  const mode = (name: string) => (statSync(name).mode & 0o777).toString(8);
  expect([target(), path.dirname(tree), tree].map(mode)).toEqual(["755", "755", "755"]);
  expect(mode(`${tree}.json`)).toBe("644");
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    expect([entry.name, mode(path.join(entry.parentPath, entry.name))]).toEqual([
      entry.name,
      entry.isDirectory() ? "755" : "644",
    ]);
  }
});

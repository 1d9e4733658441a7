import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { releasePaths } from "./layout";
import { publish, type Steps } from "./publish";
import { buildMadeUp } from "./publisher.testing";

let folder = "";

/** Gives each test of a file a new folder to publish from and to; Jest removes it after the test. */
export function prepareTargets(): void {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

/** Joins a path below the test's folder. */
export const below = (...names: string[]) => path.join(folder, ...names);

/** Names the folder that the test publishes to. */
export const target = () => below("target");

/** Names the target's releases, records, lock and link. */
export const paths = () => releasePaths(target());

/** Names a file as visitors have it. */
export const visible = (name: string) => path.join(target(), "current", name);

/** Reads a file as visitors have it. */
export const read = (name: string) => readFileSync(visible(name), "utf8");

/** Publishes a made-up site that bears a mark, by steps of which a test may replace some. */
export const release = (mark: string, steps: Partial<Steps> = {}) =>
  publish(target(), {
    build: async () => {
      rmSync(below("built"), { recursive: true, force: true });
      return buildMadeUp(below("built"), mark);
    },
    check: async () => ["looked at"],
    describe: () => ({ commit: null, uncommitted: false, content: [`added ${mark}`] }),
    writeBills: async () => {
      const bill = below("site.cdx.json");
      writeFileSync(bill, `{"release":"${mark}"}`);
      return [bill];
    },
    say: () => undefined,
    ...steps,
  });

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";

/** Playwright's test with a temporary folder for each test. */
export const test = base.extend<{ readonly folder: string }>({
  folder: async ({ browserName: _any }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "test-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

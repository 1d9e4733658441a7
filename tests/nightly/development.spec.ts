/** The development server gives pages what a build gives them, and goes on when the content is wrong. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import * as z from "zod";
import { listFiles, publicFolder } from "../../src/pipeline/published-folder";
import { test } from "../test-in-folder";
import { buildClone, clone, fastBuild } from "./clones";

const port = Number(process.env.TEST_PORT || 8123) + 1;

/** Longer than a build and a development server take on any machine. */
test.describe.configure({ timeout: 1_200_000 });

const pageData = z.object({
  result: z.object({ data: z.looseObject({}), pageContext: z.looseObject({}) }),
});
const problems = z.object({
  result: z.object({ data: z.object({ contentProblems: z.object({ text: z.string() }).nullable() }) }),
});

/** One of so many pages is compared: pages of one template are made alike. */
const share = 7;

/** Wrong changes of an entry, each with words of its error. */
const faults = [
  { fault: "title: [unclosed\n", says: /:\d+:\d+/u },
  { fault: "unknown: 3\n", says: /:\d+:1 {2}unknown: there is no such field/u },
  { fault: "publishOn: soon\n", says: /:\d+:\d+ {2}publishOn/u },
  { fault: "specimen: true\nspecimen: true\n", says: /specimen is written twice/u },
] as const;

test("each page has the same content as in a build, and shows errors of the content until they are fixed", async ({
  folder,
  request,
}) => {
  const built = clone(folder, "built");
  await buildClone(built);
  const project = clone(folder, "developed");
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/develop.ts"], {
    cwd: project,
    env: { ...process.env, ...fastBuild, PORT: String(port) },
    stdio: "ignore",
    detached: true,
  });
  try {
    await expect(() => readPage(request, "index")).toPass({ timeout: 600_000 });
    const pages = path.join(built, publicFolder, "page-data");
    const files = listFiles(pages).filter((name) => name.endsWith("/page-data.json"));
    for (const file of files.filter((_, index) => index % share === 0)) {
      const page = path.posix.dirname(file);
      const wanted = pageData.parse(JSON.parse(readFileSync(path.join(pages, file), "utf8")));
      expect(await readPage(request, page), page).toEqual(wanted);
    }
    await showErrors(request, project);
  } finally {
    stop(server);
  }
});

/**
 * Breaks an entry in each way, waits for the error on an open page, and restores the entry. A page that Gatsby first makes while it
 * takes a change may miss it.
 */
async function showErrors(request: APIRequestContext, project: string): Promise<void> {
  const folder = path.join(project, "content", "orders");
  const [name = ""] = listFiles(folder);
  const file = path.join(folder, name);
  const right = readFileSync(file, "utf8");
  const shown = async () => problems.parse(await readJson(request, "About")).result.data.contentProblems?.text ?? "";
  expect(await shown()).toBe("");
  for (const { fault, says } of faults) {
    writeFileSync(file, `${right}${fault}`);
    await expect.poll(shown, { timeout: 120_000 }).toMatch(says);
    expect(await shown()).toContain(`content/orders/${name}:`);
    writeFileSync(file, right);
    await expect.poll(shown, { timeout: 120_000 }).toBe("");
  }
}

async function readPage(request: APIRequestContext, page: string) {
  return pageData.parse(await readJson(request, page));
}

async function readJson(request: APIRequestContext, page: string): Promise<unknown> {
  return (await request.get(`http://localhost:${port}/page-data/${page}/page-data.json`)).json();
}

/** Ends the server with its child processes. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

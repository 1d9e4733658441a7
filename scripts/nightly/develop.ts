/**
 * `npm run test:nightly -- develop`: checks in a browser what `npm run dev` promises, in a minute or two. On a copy of the
 * council for tests that begins wrong, the page says so until it is mended; then the site starts, tells of a wrong value, of a broken
 * file and of a missing document at their lines, and recovers each time the file is saved right.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, expect } from "@playwright/test";
import { freePort } from "../edit/ports";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { copyWithCouncil } from "../test/council-site";

const entry = "results/uttar-madhyama-test-2023-institutional.yaml";
const breakages: readonly [from: string, to: string, told: string][] = [
  ["year: 2023", "year: twenty", "twenty is not a whole number"],
  ["title:", "title: [", `${entry}:`],
  ["document: result-", "document: no-result-", "no-result-uttar-madhyama-test-2023-institutional.pdf"],
];
/** A copy of the project, from its folder. */
const project = ".trial/develop";
/** Milliseconds that the first page may take, because it needs a compilation of the whole site. */
const startLimit = 240_000;

async function main(): Promise<void> {
  copyWithCouncil(project);
  const file = path.join(project, "content", entry);
  const right = readFileSync(file, "utf8");
  const write = (text: string) => writeFileSync(file, text);
  write(right.replace("year: 2023", "year: twenty"));

  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const program = ["--import", "tsx", "scripts/develop.ts"];
  const server = spawn(process.execPath, program, { cwd: project, env, stdio: "inherit" });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    const open = async () => void (await page.goto(`http://localhost:${port}/Result`));
    await expect(open).toPass({ timeout: startLimit });
    await expect(page.getByText("twenty is not a whole number")).toBeVisible();
    write(right);
    await expect(async () => {
      await open();
      await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    }).toPass({ timeout: startLimit });

    const alert = page.getByRole("alert");
    const row = (name: string) => page.getByRole("rowheader", { name });
    for (const [from, to, told] of breakages) {
      await expect(alert).toHaveCount(0, { timeout: 20_000 });
      write(right.replace(from, to));
      await expect(alert).toContainText(told, { timeout: 20_000 });
      await expect(row("result 2023 (Institutional)").first()).toBeVisible();
      write(right);
    }
    write(right.replace("result 2023 (Institutional)", "result 2023, by school"));
    await expect(row("result 2023, by school")).toBeVisible({ timeout: 20_000 });
    await expect(alert).toHaveCount(0);
    console.log(`Told and recovered: ${breakages.length} of ${breakages.length}, and once before the start.`);
  } finally {
    await browser.close();
    server.kill("SIGINT");
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

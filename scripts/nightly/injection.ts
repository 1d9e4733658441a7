/**
 * `npm run test:nightly -- injection`: builds the site with HTML injected into every text of the content, in every
 * language, and checks that none of it executes. The check of the content refuses such texts (a test says so); here that
 * check is removed, in a copy of the project, and every page is opened in a browser. Takes some minutes. Ends with 1 where
 * anything was executed or became markup.
 */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { publicFolder } from "../../src/build/published-folder";
import { allPages } from "../../src/site/paths";
import { createServer } from "../serve/server";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { copyProject } from "../setup/copy-project";
import { waitForHydration } from "../setup/wait-for-hydration";
import { codeWithoutRefusals } from "./injection/refusals";
import { taint } from "./injection/tainted-content";

async function tryInjection(): Promise<number> {
  const copy = copyProject("injected");
  try {
    for (const [file, code] of codeWithoutRefusals()) writeFileSync(path.join(copy, file), code);
    console.log(`Markup stands in ${taint(path.join(copy, "content")).length} texts.`);
    const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { cwd: copy, stdio: "inherit" });
    if (built.status !== 0) throw new Error("The copy could not be built.");
    return await look(path.join(copy, publicFolder));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Opens every page, goes on from it by a click, and says what the markup did. Gives the exit code. */
async function look(folder: string): Promise<number> {
  const server = createServer(folder);
  const url = await server.listen({ port: 0, host: "localhost" });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  const faults: string[] = [];
  try {
    for (const { path: place } of allPages()) faults.push(...(await faultsOf(browser, url, place)));
  } finally {
    await browser.close();
    await server.close();
  }
  for (const fault of faults) console.error(fault);
  console.log(`${allPages().length} pages opened, and a page gone on to from each: ${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
}

async function faultsOf(browser: Browser, url: string, place: string): Promise<string[]> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${place}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`${place}: ${error}`));
  const check = async (when: string) => {
    const found = await page.evaluate(() => ({
      hacked: Reflect.get(window, "hacked"),
      elements: document.querySelectorAll("img[src=x], [onerror]").length,
      isShown: document.body.innerText.includes("<img src=x onerror="),
    }));
    if (found.hacked !== undefined) faults.push(`${place}: a script of the content was run ${when}`);
    if (found.elements > 0) faults.push(`${place}: ${found.elements} elements were made of the content ${when}`);
    if (!found.isShown) faults.push(`${place}: the markup is not shown as the text it is ${when}`);
  };
  try {
    await page.goto(url + place, { waitUntil: "load" });
    await waitForHydration(page);
    await check("when the page was opened");
    const [before, next] = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("header a[href], footer a[href]")];
      const link = links.find(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname);
      const heading = document.querySelector("h1")?.textContent ?? "";
      link?.click();
      return [heading, link?.pathname ?? ""] as const;
    });
    await page.waitForFunction(
      ([heading, pathname]) => location.pathname === pathname && document.querySelector("h1")?.textContent !== heading,
      [before, next] as const,
    );
    await check(`after going on to ${next}`);
  } finally {
    await page.close();
  }
  return faults;
}

tryInjection().then((code) => {
  process.exitCode = code;
});

/**
 * `npm run test:old-browser`: visits every page of `public/` with the oldest Chrome of `browserslist`, and filters, sorts,
 * searches, chooses colours and goes on in each language. Needs Linux, and the network the first time. Ends with the first
 * thing that fails.
 */
import { chromium } from "@playwright/test";
import { localeCodes } from "../src/site/locales";
import { publicFolder } from "./build/fingerprint";
import { oldBrowser } from "./old-browser/browser";
import { OldPage } from "./old-browser/page";
import { tryAll, visitAll } from "./old-browser/visits";
import { createServer } from "./serve/server";
import { browserArguments } from "./setup/browser";

async function main(): Promise<void> {
  const { program, libraries } = await oldBrowser();
  const server = createServer(publicFolder);
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const browser = await chromium.launch({
    executablePath: program,
    args: [...browserArguments, "--disable-gpu"],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  });
  try {
    const page = await OldPage.open(browser);
    for (const language of localeCodes) await tryAll(page, origin, language);
    const pages = await visitAll(page, origin);
    if (page.faults.length > 0) throw new Error(page.faults.join("\n"));
    console.log(
      `Chrome ${browser.version()}: ${pages} pages visited, all of them used in ${localeCodes.length} languages.`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

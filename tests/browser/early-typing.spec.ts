/** What a visitor types, chooses and presses between the first paint and the end of hydration is never lost. */
import type { CDPSession, Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { seed } from "../arbitrary/texts";
import { createRandom } from "../random";
import { atNight } from "../site/examples";
import { word } from "../site/messages";
import { expect, test, waitForHydration } from "../site/test";

const results = pathTo("results", "en");
const text = "purva 2024";

/** Opens the results and at once types into their search box, with pauses of a person who types fast. */
async function typeEarly(page: Page, random: () => number): Promise<void> {
  await page.goto(results, { waitUntil: "commit" });
  const box = page.getByLabel(word("en", "listing.search"));
  await box.focus();
  for (const letter of text) {
    await page.keyboard.type(letter);
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), Math.round(random() * 90));
  }
  await waitForHydration(page);
  await expect(box).toHaveValue(text);
  await expect(page).toHaveURL(`${results}?q=purva+2024`);
}

const setSpeed = (session: CDPSession, rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });

for (const { runs, options } of [
  { runs: 10, options: {} },
  { runs: 100, options: atNight },
]) {
  for (const rate of [1, 6]) {
    test(
      `keeps every letter typed while the page loads, ${runs} times with a processor ${rate} times slower`,
      options,
      async ({ page }) => {
        test.setTimeout(runs * 30_000);
        const session = await page.context().newCDPSession(page);
        await setSpeed(session, rate);
        const random = createRandom(seed + rate);
        for (let run = 0; run < runs; run += 1) await test.step(`run ${run}`, () => typeEarly(page, random));
      },
    );
  }
}

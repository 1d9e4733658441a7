/** Back and Forward show a page from memory (the back/forward cache), with and without the app and the worker. */
import { browserArguments, listInstalledBrowsers } from "../../scripts/setup/browser";
import { pathTo } from "../../src/site/paths";
import { atNight } from "../site/examples";
import { comeTo, expect, test, waitUntilKept } from "../site/offline";
import { waitForHydration } from "../site/test";

const [executablePath] = listInstalledBrowsers();

test.use({
  launchOptions: {
    args: [...browserArguments],
    // Playwright turns the cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Reasons that come from Chromium without windows, not from the page. */
const ofTheBrowser = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

for (const [route, hasApp, options] of [
  ["about", false, {}],
  ["about", true, atNight],
  ["schools", true, {}],
  ["search", true, atNight],
  ["verify", true, atNight],
] as const) {
  test(
    `nothing on the page ${route} ${hasApp ? "with" : "without"} the app keeps it from memory`,
    options,
    async ({ page, context, site }) => {
      const [path, next] = [pathTo(route, "en"), pathTo("contact", "en")];
      const devtools = await context.newCDPSession(page);
      await devtools.send("Page.enable");
      const reasons: string[] = [];
      devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
      );
      await comeTo(page, site, path);
      await waitUntilKept(page, [path]);
      // Now the worker delivers it.
      await page.goto(path);
      if (hasApp) {
        await waitForHydration(page);
        await page.locator("input[type=search]:visible").last().fill("sanskrit");
      }
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.evaluate((address) => location.assign(address), next);
      await expect(page).toHaveURL(next);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${path}(?:[?].*)?$`, "u"));
      // The browser reports reasons before it commits the page, which is either the same or has some.
      const isSame = await page.evaluate(() => "isSame" in window);
      expect(isSame || reasons.length > 0).toBe(true);
      expect(reasons.filter((reason) => !ofTheBrowser.includes(reason))).toEqual([]);
    },
  );
}

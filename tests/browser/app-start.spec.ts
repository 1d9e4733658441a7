/** The app runs the controls of the page that it was loaded for, and leaves the browser and Gatsby as they are. */
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { word } from "../site/messages";
import { expect, open, test, watchRequests } from "../site/test";

/** Records the functions and accessors of the browser, and of Gatsby's loader once that exists. Compares them later. */
async function recordOriginals(page: Page) {
  await page.addInitScript(() => {
    const own = (owner: object) => Object.entries(Object.getOwnPropertyDescriptors(owner));
    const browser = [
      ...[window, history, location, Node.prototype, Element.prototype, HTMLElement.prototype],
      ...[XMLHttpRequest.prototype, EventTarget.prototype, History.prototype, Document.prototype, Promise.prototype],
    ];
    const records = new Map<object, ReturnType<typeof own>>(browser.map((owner) => [owner, own(owner)]));
    let loader: object = {};
    Object.defineProperty(window, "___loader", {
      get: () => loader,
      set: (given: object) => {
        loader = given;
        records.set(given, own(given));
      },
    });
    const findPatches = () =>
      [...records].flatMap(([owner, before]) =>
        before
          .filter(([name, { value, get, set }]) => {
            const now = Object.getOwnPropertyDescriptor(owner, name);
            const isFunction = [value, get, set].some((part) => typeof part === "function");
            return isFunction && (now?.value !== value || now?.get !== get || now?.set !== set);
          })
          .map(([name]) => name),
      );
    Object.assign(window, { findPatches, countRecords: () => records.size - browser.length });
  });
}

for (const id of ["results", "schools", "search", "about"] as const)
  test(`the page ${id} patches nothing of the browser or of Gatsby's loader`, async ({ page }) => {
    await recordOriginals(page);
    await open(page, pathTo(id, "en"));
    expect(await page.evaluate(() => Reflect.get(window, "countRecords")())).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, "findPatches")())).toEqual([]);
  });

test("Gatsby takes the page's data from the inline script, also with a query, and requests no other page", async ({
  page,
}) => {
  const asked = watchRequests(page, (_, path) => path.startsWith("/page-data/"));
  const path = pathTo("results", "en");
  await open(page, `${path}?year=2023`);
  await page.getByRole("button", { name: word("en", "listing.year"), exact: true }).click();
  const sorted = `${path}?year=2023&sort=year`;
  await expect(page).toHaveURL(sorted);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?year=2023`);
  await page.goForward();
  await expect(page).toHaveURL(sorted);
  await expect(page.locator("th[aria-sort=ascending]")).toBeVisible();
  expect([...asked].sort()).toEqual([`/page-data${path}/page-data.json`, "/page-data/app-data.json"].sort());
});

/**
 * A page contains the styles of its template alone, and a navigation loads those of the next one. So a page looks the
 * same however it was reached: its styles do not depend on the order in which sheets have loaded.
 */
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { getRoute, routes } from "../../src/site/routes";
import { entriesOn } from "../site/entries";
import { atNight } from "../site/examples";
import { expect, follow, open, test } from "../site/test";

/** One page of each template, as the links that lead to it from the site map. */
const templates = [...new Map(routes.map((route) => [route.template, route])).values()];
const ways = templates.flatMap(({ id }) => (id === "site-map" || id === "home" ? [] : [[pathTo(id, "en")]]));
const entry = entriesOn(getRoute("results"))[0]?.key ?? "";
ways.push([pathTo("results", "en"), pathTo({ route: "results", entry }, "en")]);

/** Returns the styles of the elements of the main content, each with its tag and classes. */
const readStyles = (page: Page) =>
  page.locator("main, main *").evaluateAll((elements) =>
    elements.flatMap((element) =>
      [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        const names = ["display", "color", "background-color", "font", "margin", "padding", "border", "border-radius"];
        const more = ["gap", "position", "inset", "text-align", "text-decoration-line", "list-style", "grid-area"];
        const values = [...names, ...more, "min-height", "stroke-width", "align-items", "white-space", "content"].map(
          (name) => style.getPropertyValue(name),
        );
        return [element.tagName, element.getAttribute("class"), part, ...values].join("|");
      }),
    ),
  );

test("a page looks the same opened directly and after visits to all others", atNight, async ({ page, context }) => {
  test.slow();
  const siteMap = pathTo("site-map", "en");
  await open(page, siteMap);
  const walk = async (visit: (path: string) => Promise<void>) => {
    for (const paths of ways) {
      for (const path of paths) await follow(page, path);
      await visit(paths.at(-1) ?? "");
      for (const _ of paths) await page.goBack();
      await expect(page).toHaveURL(siteMap);
    }
  };
  await walk(async () => {});
  await walk(async (path) => {
    // What is under the pointer would have its style for that.
    await page.mouse.move(0, 0);
    const direct = await context.newPage();
    await open(direct, path);
    await expect(async () => expect(await readStyles(page), path).toEqual(await readStyles(direct))).toPass();
    await direct.close();
  });
});

/** Questions about the print of a page. */
import { pathTo } from "../../src/site/paths";
import { council } from "../site/entries";
import { written } from "../site/messages";
import { expect } from "../site/test";
import { cutOff } from "./cut-off";
import type { Question } from "./visit";

const { siteAddress, name: councilName } = council;

/** Asks whether a print on A4 has title, council, date and URLs, and neither controls nor coloured backgrounds. */
export const printsOnPaper: Question = async ({ page, locale, route, entry }) => {
  const before = page.viewportSize();
  const setTheme = (theme: string) =>
    page.evaluate((chosen) => void Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
  await setTheme("dark");
  // The width of A4 between its margins at 96 dpi.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: "print" });

  await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.soft(page.getByText(councilName[locale] ?? "", { exact: true }).first()).toBeVisible();
  const foot = page.getByRole("contentinfo");
  const address = `${siteAddress}${pathTo({ route: route.id, entry }, locale)}`;
  await expect.soft(foot.getByText(address, { exact: true })).toBeVisible();
  // Pages of services have no day.
  const [day] = await foot.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  if (day) await expect.soft(foot).toContainText(written(day, locale));
  const { controls, grounds, links } = await page.evaluate(() => {
    const shown = Array.from(document.body.querySelectorAll("*")).filter((element) => element.checkVisibility());
    const lookOf = (element: Element) => element.outerHTML.slice(0, 120);
    return {
      // Buttons that sort are in table headings, which are printed without the arrows.
      controls: shown
        .filter((element) =>
          element.matches("th *")
            ? getComputedStyle(element, "::after").display !== "none" && element.matches("button")
            : element.matches("header nav a, footer nav a, main nav a[href^='#'], [role=search], button"),
        )
        .map(lookOf),
      grounds: shown
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/u.test(colour)),
      links: shown
        .filter((element) => element.matches("tbody th a[href^='/']"))
        .map((link) => [link.getAttribute("href"), getComputedStyle(link, "::after").content] as const),
    };
  });
  expect.soft(controls).toEqual([]);
  expect.soft(grounds).toEqual([]);
  for (const [href, after] of links) expect.soft(after).toContain(`${siteAddress}${href}`);
  expect.soft(await cutOff(page)).toEqual([]);

  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  await setTheme("light");
};

/** The pages of the editor have no violations that axe can detect, and every target is large enough for a thumb. */
import { test } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";
import { findViolations } from "../walk/axe";

/** The smallest height of a target in pixels. Links within a text have the height of its lines (WCAG 2.5.8). */
const thumb = 44;
const targets = "body :is(button, select, textarea, summary, input[type=text], input[type=search], a):visible";

const places = [
  "/admin",
  "/admin#/collections/orders",
  "/admin#/collections/orders/new",
  "/admin#/collections/pages/entries/help",
  "/admin/requests",
  "/admin/requests#districts/almora",
  "/admin/batch",
  "/admin/health",
];

for (const width of [360, 1366])
  test(`axe finds nothing at a width of ${width} pixels`, async ({ clerk, page }) => {
    await page.setViewportSize({ width, height: 768 });
    const origin = new URL(page.url()).origin;
    for (const place of places) {
      await page.goto("about:blank");
      await page.goto(`${origin}${place}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByText(say("requests.reading"))).toHaveCount(0);
      if (place.endsWith("/new")) {
        await page.getByRole("button", { name: say("form.add", { name: "बदलाव" }) }).click();
        await clerk.save();
        await expect(clerk.problems).toBeVisible();
      }
      expect([place, await findViolations(page, {})]).toEqual([place, []]);
      const heights = await page
        .locator(targets)
        .evaluateAll((parts) =>
          parts
            .filter((part) => !part.closest("[contenteditable]"))
            .map((part) => [part.outerHTML.slice(0, 120), part.getBoundingClientRect().height]),
        );
      expect(heights.filter(([, height]) => Number(height) < thumb - 0.5)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

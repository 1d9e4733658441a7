import type { Page } from "@playwright/test";
import { everyList } from "../../src/lists/every-list";
import { expect } from "../site/test";
import type { Question } from "./visit";

/** Expects that the first rows of a list are fully visible on the screen, as many as the list has of a number. */
export async function expectFirstRows(page: Page, path: string, rows: number): Promise<void> {
  const all = page.getByRole("main").locator("tbody tr[id]");
  const count = () =>
    all.evaluateAll((elements) => ({
      total: elements.length,
      whole: elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight).length,
    }));
  await expect
    .soft(async () => {
      const { total, whole } = await count();
      expect(total, path).toBeGreaterThan(0);
      expect(whole, `${path}, ${page.viewportSize()?.width} px`).toBeGreaterThanOrEqual(Math.min(rows, total));
    })
    .toPass({ timeout: 5000 });
}

/** Asks whether a list begins on the first screen. The manuals of the RTI page follow other content. */
export const showsFirstRows =
  (rows: number): Question =>
  async ({ page, path, route, entry }) => {
    if (entry === undefined && route.id !== "rti" && everyList.some((list) => list.route === route.id))
      await expectFirstRows(page, path, rows);
  };

/** Accessibility violations found by axe in every theme. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { settings, type Theme } from "../../src/preferences/settings";
import { isNight } from "../site/examples";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The code of axe, read once per test worker. */
const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** All rules of WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * The only rules that depend on colours, run again in the other themes. `color-contrast-enhanced` requires 7:1 (WCAG
 * 1.4.6) and so covers `color-contrast`, which is disabled.
 */
const ofColours = ["color-contrast-enhanced", "link-in-text-block"];

/** The viewport widths to test, in CSS pixels: a small phone and a desktop. */
const widths = [360, 1280] as const;

const themes = settings.theme.filter((theme): theme is Theme => theme !== "system");

/**
 * Returns the axe violations on the page in its current state and width. Each is described with its HTML and cause.
 *
 * @param within the selector of the part to scan
 * @param areAllElements false skips rows and items that differ from an earlier one only in texts and URLs, and by day
 *   the dark themes, which differ in colours alone and hardly depend on the width
 */
export async function findViolations(
  page: Page,
  {
    within = "html",
    areAllElements = false,
  }: { readonly within?: string | undefined; readonly areAllElements?: boolean },
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([allThemes, allTags, colourRules, part, all]) => {
      const { axe } = window;
      if (!axe) throw new Error("axe did not arrive.");
      const own = new Set(["id", "href", "hreflang", "datetime", "title", "aria-label", "aria-labelledby"]);
      const lookOf = ({ tagName, attributes }: Element) =>
        [tagName, ...Array.from(attributes, ({ name, value }) => (own.has(name) ? name : `${name}=${value}`))].join(
          " ",
        );
      const shapes = new Set<string>();
      const alike = Array.from(document.querySelectorAll("tbody tr, li")).filter((item) => {
        const shape = [item, ...item.querySelectorAll("*")].map(lookOf).join("\n");
        return shapes.size === shapes.add(shape).size;
      });
      const { dataset } = document.documentElement;
      const { theme: before } = dataset;
      // Saves most of the time: only violations are reported, no page has frames, and no rule reads style sheets.
      const options = { resultTypes: ["violations" as const], iframes: false, preload: false };
      const found: string[] = [];
      for (const theme of allThemes) {
        dataset.theme = theme;
        const isLight = theme === "light";
        const { violations } = await axe.run(
          { include: [part], exclude: all && isLight ? [] : alike },
          isLight
            ? {
                ...options,
                runOnly: { type: "tag", values: allTags },
                rules: {
                  "color-contrast": { enabled: false },
                  "color-contrast-enhanced": { enabled: true },
                  "target-size": { enabled: true },
                },
              }
            : { ...options, runOnly: { type: "rule", values: colourRules } },
        );
        for (const { id, help, nodes } of violations) {
          const where = nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join("\n");
          found.push(`${theme}, ${window.innerWidth} px: ${id}: ${help}:\n${where}`);
        }
      }
      dataset.theme = before;
      return found;
    },
    [areAllElements || isNight() ? themes : themes.slice(0, 1), tags, ofColours, within, areAllElements] as const,
  );
}

/** Returns the axe violations on a part of the page at both widths. */
export async function findViolationsAtBothWidths(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findViolations(page, { within, areAllElements: width === widths[0] })));
  }
  return found;
}

/**
 * Returns the axe violations of a default run: all its rules, on the page as opened. Nothing is scrolled, so content
 * with deferred rendering counts too.
 */
export async function defaultViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window;
    if (!axe) throw new Error("axe did not arrive.");
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  });
}

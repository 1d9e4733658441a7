/** The violations that axe, the common checker of WCAG, finds on a page in every theme. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { Theme } from "../../src/preferences/settings";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** axe itself, read once a worker and handed to each document once. */
const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** All rules of WCAG 2.0 to 2.2 at the levels A and AA, and what axe holds to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * The only rules whose verdict hangs on colours. `color-contrast-enhanced` asks for 7:1 (WCAG 1.4.6), and so for more
 * than `color-contrast` does, which is left out everywhere. All else that axe looks at - names, roles, order, sizes - is
 * the same in every theme, which is nothing but another set of colours.
 */
const ofColours = ["color-contrast-enhanced", "link-in-text-block"];

/** The widths that pages are looked at in, in CSS pixels: a small phone and a desk. */
const widths = [360, 1280] as const;

const themes = ["light", "dark", "high"] as const satisfies readonly Theme[];

/**
 * Looks at the page as it stands. The first look is at everything. In the looks after it, of rows and items that are the
 * same but for their texts and addresses one stands for all: what a theme or a width changes, it changes in all of them.
 */
async function look(page: Page, within: string, isFirst: boolean): Promise<string[]> {
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
      // Only what is wrong is wanted, no page has frames, and no rule here reads style sheets: that spares most of the time.
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
    [themes, tags, ofColours, within, isFirst] as const,
  );
}

/**
 * Returns the axe violations on the page in its current state, or in a part of it. The scan covers every theme and both
 * widths. Each violation is described so that it can be found and fixed; the result is empty without any. The page is
 * opened once and changed in place, since opening it and handing it axe takes long.
 */
export async function barriers(page: Page, within = "html"): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await look(page, within, width === widths[0])));
  }
  return found;
}

/**
 * Returns the axe violations on a page in a default run: all its own rules, on the page as opened. Nothing is scrolled,
 * so what the browser has put off counts too.
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

/** Every page can be read and used as large, on whatever screen, in whatever colours and on paper as its reader needs it. */
import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { settings } from "../src/preferences/settings";
import { council as councilCollection } from "../src/schema/collections/council";
import { type LocaleCode, localeCodes, localeOf } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { type RouteId, routes } from "../src/site/routes";
import { entriesOf } from "./site/entries";
import { expect, open, summaryOf, test } from "./site/test";
import { word, written } from "./site/words";

// Many pages in one test, each opened for a moment.
test.use({ trace: "off" });

/** One route of each template: how a page is laid out is its template's matter. */
const examples: RouteId[] = routes
  .filter((route, at) => routes.findIndex(({ template }) => template === route.template) === at)
  .map(({ id }) => id);

/** What does not fit: the page scrolls sideways, or a text is wider or higher than the box that cuts it off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (!element.checkVisibility() || clipPath !== "none" || !element.textContent?.trim()) continue;
      const isCut =
        (/hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      const { left, right } = element.getBoundingClientRect();
      const isOutside = right > clientWidth + 1 || left < -1;
      if (isCut || isOutside) faults.push(element.outerHTML.slice(0, 160));
    }
    // What is in a thing that does not fit does not fit either: the first few tell where it begins.
    return faults.slice(0, 6);
  });
}

for (const locale of localeCodes) {
  test(`nothing is cut off in ${localeOf(locale).name} with the largest text and the widest lines, on a small phone held either way`, async ({
    page,
  }) => {
    const choice = { size: settings.size.at(-1), spacing: settings.spacing.at(-1) };
    await page.addInitScript((kept) => window.localStorage.setItem("reading", kept), JSON.stringify(choice));
    for (const id of examples) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(pathTo(id, locale), { waitUntil: "domcontentloaded" });
      expect.soft(await cutOff(page), `${pathTo(id, locale)}, upright`).toEqual([]);
      await page.setViewportSize({ width: 640, height: 320 });
      expect.soft(await cutOff(page), `${pathTo(id, locale)}, lying`).toEqual([]);
    }
  });
}

test("nothing is cut off on a desk with the largest text, the groups of the menu open, or in a browser set to letters of twice the size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  for (const [turn, id] of examples.entries()) {
    const path = pathTo(id, localeCodes[turn % localeCodes.length] ?? "en");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate((size) => {
      document.documentElement.dataset.size = size;
    }, settings.size.at(-1));
    for (const place of (await page.locator("header details").all()).keys()) {
      await page.locator("header details").evaluateAll((all, open) => {
        for (const [at, one] of all.entries()) one.toggleAttribute("open", at === open);
      }, place);
      expect.soft(await cutOff(page), `${path}, largest text`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.dataset.size = "normal";
    });
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    expect.soft(await cutOff(page), `${path}, twice the size`).toEqual([]);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  }
});

test("every choice in the reading settings can be read and reached, however the text was set, on a phone lying on its side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await open(page, pathTo("rti", "sa"));
  await summaryOf(page, word("sa", "reading.title")).click();
  const form = page.getByRole("form", { name: word("sa", "reading.title") });
  const groups = await form.getByRole("group").all();
  expect(groups).toHaveLength(Object.keys(settings).length);
  for (const size of (await groups[0]?.getByRole("radio").all()) ?? []) {
    await size.check();
    for (const spacing of (await groups[2]?.getByRole("radio").all()) ?? []) {
      await spacing.check();
      expect.soft(await cutOff(page)).toEqual([]);
      for (const control of await form.getByRole("radio").or(form.getByRole("button")).all()) {
        await control.scrollIntoViewIfNeeded();
        await expect.soft(control).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("whatever is touched in the menu, the header and the tables is large enough for a finger", async ({ page }) => {
    for (const [turn, id] of examples.entries()) {
      const path = pathTo(id, localeCodes[turn % localeCodes.length] ?? "en");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const small = await page.evaluate(() => {
        const groups = document.querySelectorAll<HTMLDetailsElement>("header details");
        const found: string[] = [];
        const note = (within: string) => {
          for (const target of document.querySelectorAll(
            `${within} :is(a, button, summary, select, input[type=search], label:has(input))`,
          )) {
            const { width, height } = target.getBoundingClientRect();
            const isShown = target.checkVisibility() && !target.matches(".visuallyHidden, .visuallyHidden *");
            if (isShown && Math.min(width, height) < 44)
              found.push(`${width} × ${height}: ${target.outerHTML.slice(0, 120)}`);
          }
        };
        for (const group of groups) {
          group.open = true;
          note("header");
          group.open = false;
        }
        note("main table");
        note("main [role=search]");
        return found;
      });
      expect.soft([...new Set(small)], path).toEqual([]);
    }
  });
});

/** Where the focus is: what has it, whether it is to be seen there, and how it is marked. */
function focusOf(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.2, 0.8].map((down) => [left + width * across, top + height * down] as const),
    );
    const isSeen = places.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there !== null &&
        (element.contains(there) || (there.contains(element) === true && there.closest("label") !== null))
      );
    });
    // A choice's mark is drawn around its label.
    const marked = element.matches("label *") ? (element.closest("label") ?? element) : element;
    const widthOf = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    };
    return { name: element.outerHTML.slice(0, 120), isSeen, outline: Math.max(widthOf(element), widthOf(marked)) };
  });
}

for (const width of [360, 1280]) {
  test(`the focus is always seen and never covered, even by the offer of another language, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 480 });
    await page.addInitScript(() => window.localStorage.setItem("language", "en"));
    await open(page, pathTo("tenders", "hi"));
    await expect(page.locator("aside")).toBeVisible();
    let presses = 0;
    for (; presses < 200; presses += 1) {
      await page.keyboard.press("Tab");
      const focus = await focusOf(page);
      if (!focus) break;
      expect.soft(focus.isSeen, focus.name).toBe(true);
      expect.soft(focus.outline, focus.name).toBeGreaterThanOrEqual(2);
    }
    expect(presses).toBeGreaterThan(40);
    expect(presses).toBeLessThan(200);
  });
}

test("in forced colours what is chosen, open or addressed is still marked, and so is the focus", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, `${pathTo("results", "hi")}?exam=uttar-madhyama`);
  const key = await page.locator("tbody tr[id]").first().getAttribute("id");
  await page.evaluate((place) => window.location.assign(place), `#${key}`);
  await expect(page.locator("tr[data-addressed]")).toHaveCount(1);
  const strokes = (part: Locator) =>
    part.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const widthOf = (style: string, width: string) => (style === "none" ? 0 : Number.parseFloat(width));
      return Math.max(widthOf(outlineStyle, outlineWidth), widthOf(borderTopStyle, borderTopWidth));
    });
  for (const marked of [
    page.locator("header summary[data-current]"),
    page.locator('header nav a[aria-current="page"]'),
    page.locator('header nav a[aria-current="true"]'),
    page.getByRole("main").locator("label:has(:checked)").first(),
    page.locator("tr[data-addressed]"),
  ]) {
    expect.soft(await strokes(marked.first()), String(marked)).toBeGreaterThanOrEqual(2);
  }
  await page.keyboard.press("Tab");
  expect((await focusOf(page))?.outline).toBeGreaterThanOrEqual(2);
});

test("in every theme what is chosen differs from its neighbours by 3:1 at least", async ({ page }) => {
  await open(page, `${pathTo("results", "sa")}?exam=uttar-madhyama`);
  const chips = page.getByRole("main").locator("fieldset").first().locator("label");
  const lightness = (chip: Locator) =>
    chip.evaluate((element) => {
      // Drawn, whatever way the colour is written.
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("There is nothing to draw on.");
      const grounds = [];
      for (let one: Element | null = element; one; one = one.parentElement)
        grounds.unshift(getComputedStyle(one).backgroundColor);
      for (const ground of grounds) {
        context.fillStyle = ground;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
  for (const theme of ["light", "dark", "high"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const [chosen, other] = [
      await lightness(chips.filter({ has: page.locator(":checked") })),
      await lightness(chips.filter({ hasNot: page.locator(":checked") }).first()),
    ];
    const [lighter, darker] = [Math.max(chosen, other), Math.min(chosen, other)];
    expect.soft((lighter + 0.05) / (darker + 0.05), theme).toBeGreaterThanOrEqual(3);
  }
});

const { siteAddress, name: councilName } = z
  .object({ siteAddress: z.string(), name: z.record(z.string(), z.string()) })
  .parse(entriesOf(councilCollection)[0]);

for (const locale of ["en", "hi", "sa"] satisfies LocaleCode[]) {
  test(`on A4 a page in ${localeOf(locale).name} has its title, council, address, date and the addresses of its links, and no ground of colour`, async ({
    page,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem("reading", JSON.stringify({ contrast: "dark" })));
    // The width of A4 between its margins, at 96 dots an inch.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto(pathTo("orders", locale));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(councilName[locale] ?? "", { exact: true }).first()).toBeVisible();
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByText(`${siteAddress}${pathTo("orders", locale)}`, { exact: true })).toBeVisible();
    const day = await foot.locator("time").first().getAttribute("datetime");
    await expect(foot).toContainText(written(day ?? "", locale));
    for (const hidden of [page.getByRole("navigation"), page.getByRole("search"), page.getByRole("button")]) {
      for (const one of await hidden.all()) {
        // Headings that sort are buttons and stay as headings.
        if (!(await one.evaluate((element) => element.matches("th *")))) await expect(one).toBeHidden();
      }
    }
    const link = page.getByRole("main").locator('a[href^="/documents"]').first();
    const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(after).toContain("/documents/");
    const grounds = await page.evaluate(() =>
      Array.from(document.body.querySelectorAll("*"))
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/u.test(colour)),
    );
    expect(grounds).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });
}

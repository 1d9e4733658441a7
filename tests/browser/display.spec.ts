/** Every page is readable and usable at any text size, on any screen and in print. */
import { settingNames, settings } from "../../src/preferences/settings";
import { localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { hasEntryPages, routes } from "../../src/site/routes";
import { cutOff } from "../site/cut-off";
import { council, entriesOn } from "../site/entries";
import { templateExamples as examples, localeInTurn, localesInTurn } from "../site/examples";
import { word, written } from "../site/messages";
import { expect, getSummary, open, test } from "../site/test";

// Many pages in one test, each opened for a moment.
test.use({ trace: "off" });

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} nothing is cut off on a small phone with the largest text, in either orientation`, async ({
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

test("a phone with twice the font size never scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const entries = routes.flatMap((route) => {
    const [entry] = hasEntryPages(route.id) ? entriesOn(route) : [];
    return entry ? [{ route: route.id, entry: entry.key }] : [];
  });
  for (const [turn, target] of [...examples, ...entries].entries()) {
    const path = pathTo(target, localeInTurn(turn));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test("nothing is cut off on a desktop with the largest text, open menus or a double browser font size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  for (const [turn, id] of examples.entries()) {
    const path = pathTo(id, localeInTurn(turn));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate((size) => {
      document.documentElement.dataset.size = size;
    }, settings.size.at(-1));
    expect.soft(await cutOff(page), `${path}, largest text`).toEqual([]);
    // The menu differs between pages only in its language.
    for (const place of turn < localeCodes.length ? (await page.locator("header details").all()).keys() : []) {
      await page.locator("header details").evaluateAll((all, open) => {
        for (const [at, one] of all.entries()) one.toggleAttribute("open", at === open);
      }, place);
      expect.soft(await cutOff(page), `${path}, largest text, group ${place} open`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.dataset.size = "normal";
    });
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    expect.soft(await cutOff(page), `${path}, twice the size`).toEqual([]);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  }
});

test("reading settings are reachable with the largest text and any spacing on a phone in landscape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await open(page, pathTo("rti", "sa"));
  await getSummary(page, word("sa", "reading.title")).click();
  const form = page.getByRole("form", { name: word("sa", "reading.title") });
  const groups = await form.getByRole("group").all();
  expect(groups).toHaveLength(settingNames.length);
  for (const size of ((await groups[0]?.getByRole("radio").all()) ?? []).slice(-1)) {
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

  test("the targets in the menu, the header, the tables and the footer are large enough for a finger", async ({
    page,
  }) => {
    for (const [turn, id] of examples.entries()) {
      const path = pathTo(id, localeInTurn(turn));
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const small = await page.evaluate(() => {
        const groups = document.querySelectorAll<HTMLDetailsElement>("header details");
        const found: string[] = [];
        const note = (within: string, least = 44) => {
          for (const target of document.querySelectorAll(
            `${within} :is(a, button, summary, select, input[type=search], label:has(input))`,
          )) {
            const { width, height } = target.getBoundingClientRect();
            const isShown = target.checkVisibility() && !target.matches(".visuallyHidden, .visuallyHidden *");
            if (isShown && (height < 44 || width < least))
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
        // Links of the footer are as wide as their words.
        note("footer", 0);
        return found;
      });
      expect.soft([...new Set(small)], path).toEqual([]);
    }
  });
});

const { siteAddress, name: councilName } = council;

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} an A4 print has the title, council, date and URLs, and no coloured backgrounds`, async ({
    page,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem("reading", JSON.stringify({ contrast: "dark" })));
    // The width of A4 between its margins at 96 dpi.
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
        // Buttons that sort are in table headings, which are printed without the arrows.
        const isHeading = await one.evaluate((element) => element.matches("th *"));
        if (!isHeading) await expect(one).toBeHidden();
        else expect(await one.evaluate((element) => getComputedStyle(element, "::after").display)).toBe("none");
      }
    }
    const link = page.getByRole("rowheader").getByRole("link").first();
    const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(after).toContain(`${siteAddress}${await link.getAttribute("href")}`);
    const grounds = await page.evaluate(() =>
      Array.from(document.body.querySelectorAll("*"))
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/u.test(colour)),
    );
    expect(grounds).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  test(`in ${name} the forty results are printed on three sheets of A4`, async ({ page }) => {
    await page.goto(pathTo("results", locale));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/gu)?.length).toBeLessThanOrEqual(3);
  });
}

/** Devanagari is drawn as its readers write it, and no font stands in the way of a text. */
import type { Page } from "@playwright/test";
import { getLocale, type LocaleCode } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { expect, open, test, waitForHydration } from "./site/test";

/** Consonants that Sanskrit joins to one sign, and that a font without its ligatures parts with a halant. */
const joined = [
  "ङ्क्ष्व",
  "ङ्क्त",
  "ङ्ख्य",
  "ङ्घ्र",
  "ञ्ज",
  "ट्ट्य",
  "द्ध्व",
  "द्द्य",
  "द्ग्र",
  "द्ब्र",
  "ष्ठ्य",
  "क्त्व",
  "त्त्व",
  "स्त्र्य",
  "ह्व",
];

/** Those of which a mark stays beside the sign. */
const joinedWithMark = ["ष्ट्र्य", "र्त्स्न्य"];

/** The fonts that a page fetches, by their addresses, from now on. */
function watchFonts(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

/** The address of the font that pages in Sanskrit use. */
function urlOfFont(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    const rule = rules.find((found) => found instanceof CSSFontFaceRule && found.cssText.includes("Site Sanskrit"));
    return /url\("?([^")]+)/u.exec(rule?.cssText ?? "")?.[1] ?? "";
  });
}

test("consonants that Sanskrit joins are one sign each, in bold text too, with no halant and no dotted circle", async ({
  page,
}) => {
  await open(page, pathTo("about", "sa"));
  const font = await urlOfFont(page);
  expect(font).toMatch(/^\/static\/sanskrit-400-[0-9a-f]{32}\.woff2$/u);
  const words = [...joined, ...joinedWithMark];
  await page.evaluate(
    async ([address, all]) => {
      await document.fonts.add(await new FontFace("Tried", `url(${address})`).load());
      // Piece by piece: the page's policy lets no markup in.
      const place = document.createElement("p");
      place.style.fontFamily = "Tried";
      for (const [at, word] of all.entries()) {
        const span = document.createElement("span");
        Object.assign(span, { lang: "sa", textContent: word });
        span.dataset.word = String(at);
        place.append(span, " ");
      }
      document.body.replaceChildren(place);
    },
    [font, words] as const,
  );
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const [at, word] of words.entries()) {
    const { nodeId } = await session.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: `[data-word="${at}"]`,
    });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect
      .soft(
        fonts.map(({ isCustomFont }) => isCustomFont),
        word,
      )
      .toEqual([true]);
    const signs = fonts.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    expect.soft(signs, word).toBeLessThanOrEqual(joined.includes(word) ? 1 : 3);
  }
});

// Each language in a browser of its own: one that knows the site already may fetch ahead what the last page needed.
for (const [locale, most] of [
  ["en", 0],
  ["hi", 2],
  ["sa", 1],
] as const) {
  test(`pages in ${getLocale(locale).name} fetch ${most} fonts at most, and none of another language`, async ({
    page,
  }) => {
    const fetched = watchFonts(page);
    for (const id of ["home", "results", "help"] as const) {
      await page.goto(pathTo(id, locale), { waitUntil: "networkidle" });
    }
    const own = { en: /(?!)/u, hi: /^\/static\/hindi-/u, sa: /^\/static\/sanskrit-/u }[locale];
    // None in Hindi where the device has the same font, as many do.
    if (locale === "sa") expect(fetched).not.toEqual([]);
    expect(fetched.filter((address) => !own.test(address))).toEqual([]);
    expect(new Set(fetched).size).toBeLessThanOrEqual(most);
  });
}

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`no font is fetched where the connection says ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((said) => Object.defineProperty(navigator, "connection", { value: said }), connection);
    const fetched = watchFonts(page);
    for (const locale of ["hi", "sa"] as const) {
      await page.goto(pathTo("results", locale), { waitUntil: "networkidle" });
    }
    expect(fetched).toEqual([]);
  });
}

/** Returns the layout shift without the reader's input, as Cumulative Layout Shift counts it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const note = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ("value" in entry && typeof entry.value === "number") sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            note(observer.takeRecords());
            resolve(sum);
          }, 100),
        );
      }),
  );
}

for (const locale of ["hi", "sa"] satisfies LocaleCode[]) {
  for (const isLate of [false, true]) {
    test(`nothing moves on pages in ${getLocale(locale).name} whose font comes ${isLate ? "after the text" : "at once"}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const id of ["home", "results", "rti"] as const) {
        let letThrough: () => void = () => undefined;
        const isPainted = new Promise<void>((resolve) => {
          letThrough = resolve;
        });
        await page.unroute(/\.woff2$/u);
        await page.route(/\.woff2$/u, async (route) => {
          if (isLate) await isPainted;
          await route.continue();
        });
        await page.goto(pathTo(id, locale), { waitUntil: "commit" });
        // The text is there while the font is not.
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
        letThrough();
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        // In two decimals, as it is measured in the field; what is less moves by a fraction of a pixel.
        expect((await shiftOf(page)).toFixed(2), pathTo(id, locale)).toBe("0.00");
      }
    });
  }
}

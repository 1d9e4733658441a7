/** Devanagari is rendered as its readers write it, and fonts do not delay text. */
import type { Page } from "@playwright/test";
import { getLocale, type LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { expect, holdBack, open, test, waitForHydration, watchRequests } from "../site/test";

/** Consonant clusters that Sanskrit writes as one sign. A font without the ligatures shows a halant. */
const joined = "ङ्क्ष्व ङ्क्त ङ्ख्य ङ्घ्र ञ्ज ट्ट्य द्ध्व द्द्य द्ग्र द्ब्र ष्ठ्य क्त्व त्त्व स्त्र्य ह्व".split(" ");

/** Clusters with a separate mark beside the sign. */
const joinedWithMark = ["ष्ट्र्य", "र्त्स्न्य"];

/** Returns a list that collects the paths of the fonts fetched from now on. */
const watchFonts = (page: Page) => watchRequests(page, (request) => request.resourceType() === "font");

/** Returns the URL of the font for pages in Sanskrit. */
function urlOfFont(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    const rule = rules.find((found) => found instanceof CSSFontFaceRule && found.cssText.includes("Site Sanskrit"));
    return /url\("?([^")]+)/u.exec(rule?.cssText ?? "")?.[1] ?? "";
  });
}

test("renders Sanskrit clusters as one sign each, in bold text too, without halant or dotted circle", async ({
  page,
}) => {
  await open(page, pathTo("about", "sa"));
  const font = await urlOfFont(page);
  expect(font).toMatch(/^\/static\/sanskrit-400-[0-9a-f]{32}\.woff2$/u);
  const words = [...joined, ...joinedWithMark];
  await page.evaluate(
    async ([address, all]) => {
      await document.fonts.add(await new FontFace("Tried", `url(${address})`).load());
      // Built element by element, since the page's policy forbids HTML strings.
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

// Each language in a new browser, since one that knows the site may prefetch fonts of the last page.
for (const [locale, most] of [
  ["en", 0],
  ["hi", 2],
  ["sa", 1],
] as const) {
  test(`pages in ${getLocale(locale).name} fetch at most ${most} fonts, and none of another language`, async ({
    page,
  }) => {
    const fetched = watchFonts(page);
    for (const id of ["home", "results", "help"] as const) {
      await page.goto(pathTo(id, locale), { waitUntil: "networkidle" });
    }
    const own = { en: /(?!)/u, hi: /^\/static\/hindi-/u, sa: /^\/static\/sanskrit-/u }[locale];
    // None in Hindi if the device has the same font, as many do.
    if (locale === "sa") expect(fetched).not.toEqual([]);
    expect(fetched.filter((address) => !own.test(address))).toEqual([]);
    expect(new Set(fetched).size).toBeLessThanOrEqual(most);
  });
}

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`fetches no font with the connection ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((said) => Object.defineProperty(navigator, "connection", { value: said }), connection);
    const fetched = watchFonts(page);
    for (const locale of ["hi", "sa"] as const) {
      await page.goto(pathTo("results", locale), { waitUntil: "networkidle" });
    }
    expect(fetched).toEqual([]);
  });
}

/** Returns the layout shift without user input, as in Cumulative Layout Shift. */
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
    test(`nothing moves on pages in ${getLocale(locale).name} whose font loads ${isLate ? "after the text" : "at once"}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const id of ["home", "results", "rti"] as const) {
        const { letThrough, release } = await holdBack(page, /\.woff2$/u);
        if (!isLate) letThrough();
        await page.goto(pathTo(id, locale), { waitUntil: "commit" });
        // The text is painted before the font arrives.
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
        letThrough();
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        // Rounded to two decimals as in the field; smaller shifts are fractions of a pixel.
        expect((await shiftOf(page)).toFixed(2), pathTo(id, locale)).toBe("0.00");
        await release();
      }
    });
  }
}

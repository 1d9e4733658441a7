/** A visitor who waits for a page sees a loading message soon, but not at once, on every kind of page. */
import { results as resultsCollection } from "../../src/schema/collections/dated";
import { pathTo, type Target } from "../../src/site/paths";
import type { RouteId } from "../../src/site/routes";
import { readShownEntries } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { faultsOfNetwork } from "../site/network";
import { expect, holdBack, open, test } from "../site/test";

test.use({ expectedFaults: faultsOfNetwork });

/** What a page shows when its dots appear. */
interface Shown {
  /** Milliseconds since the click. */
  readonly wait: number;
  readonly text: string;
  readonly colour: string;
  readonly animation: string;
}

const entry: Target = { route: "results", entry: readShownEntries(resultsCollection)[0]?.key ?? "" };

/** A page to read, a list that the app runs, an entry and a page without a template of its own. */
const steps: readonly (readonly [string, RouteId | Target, RouteId | Target])[] = [
  ["the home page", "home", "results"],
  ["a list", "results", entry],
  ["an entry", entry, "results"],
  ["the search", "search", "home"],
];

for (const [turn, [kind, from, to]] of steps.entries())
  for (const { code: locale, name } of localesInTurn(turn))
    for (const reducedMotion of ["no-preference", "reduce"] as const)
      test(`in ${name} ${kind} shows four orange dots while the next page loads (${reducedMotion})`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        // Playwright cannot query a page during navigation, so the page reports what it shows.
        let tell: (shown: Shown) => void = () => undefined;
        const told = new Promise<Shown>((resolve) => {
          tell = resolve;
        });
        await page.exposeFunction("tellShown", (shown: Shown) => tell(shown));
        await page.addInitScript(() => {
          let clicked = 0;
          const clock = () => {
            clicked = performance.now();
          };
          window.addEventListener("click", clock, true);
          new MutationObserver(() => {
            const screen = document.querySelector<HTMLElement>("[data-loading-screen]:not([hidden])");
            const dots = Array.from(screen?.querySelectorAll("[data-loading-dot]") ?? []);
            if (!screen || dots.length !== 4 || !dots.every((dot) => dot.checkVisibility())) return;
            const { backgroundColor, animationName } = getComputedStyle(dots[0] ?? screen);
            const wait = performance.now() - clicked;
            Reflect.get(
              window,
              "tellShown",
            )({ wait, text: screen.innerText.trim(), colour: backgroundColor, animation: animationName });
          }).observe(document, { attributes: true, subtree: true });
        });
        await open(page, pathTo(from, locale));
        // A screen reader only announces changes in a live region that already exists.
        await expect(page.locator("[role=status]:has([data-loading-screen])")).toBeAttached();
        const target = pathTo(to, locale);
        const next = await holdBack(page, `**${target}`);
        await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), target);
        const { wait, text, colour, animation } = await told;
        expect(text).toBe(word(locale, "loading.loading"));
        expect(wait, "not before it is a wait").toBeGreaterThanOrEqual(190);
        expect(animation === "none").toBe(reducedMotion === "reduce");
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/gu) ?? []).map(Number);
        expect(red > 200 && green > 80 && green < red - 40 && blue < green - 40, `${colour} is orange`).toBe(true);
        next.letThrough();
        await expect(page).toHaveURL(target);
        await expect(page.locator("[data-loading-dot]:visible")).toHaveCount(0);
      });

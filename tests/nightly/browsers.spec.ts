/** A smoke test of every template, in all languages, in browsers other than Chromium. */
import { expect, test } from "@playwright/test";
import { getLocale, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { type RealBrowser, realBrowsers } from "./real-browser";

/** One route of each template. */
const templates = [...new Map(routes.map((route) => [route.template, route])).values()];

/** A script that returns the number of visible rows in the page's list. */
const countRows = 'return document.querySelectorAll("main tbody tr").length';

/** Returns a script that sets a field's value as typing would. */
const type = (field: string, text: string) =>
  `const field = document.querySelector(${JSON.stringify(field)}); field.focus();
   Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, ${JSON.stringify(text)});
   field.dispatchEvent(new Event("input", { bubbles: true }))`;

const result = (browser: RealBrowser, script: string) => expect.poll(() => browser.run(script), { timeout: 60_000 });

for (const [name, start] of Object.entries(realBrowsers)) {
  for (const locale of localeCodes) {
    test(`${name}, ${getLocale(locale).name}: opens every template, filters, sorts, searches and follows links`, async ({
      baseURL,
    }) => {
      const browser = await start();
      const open = (path: string) => browser.open(new URL(path, baseURL).href);
      try {
        for (const route of templates) {
          await open(pathTo(route.id, locale));
          expect(await browser.run("return document.documentElement.lang"), route.id).toBe(locale);
          expect(await browser.run('return document.querySelector("h1").innerText.trim()'), route.id).not.toBe("");
        }

        await open(pathTo("schools", locale));
        const all = Number(await browser.run(countRows));
        expect(all).toBeGreaterThan(10);
        await browser.run(type('main [role="search"] input', "Dehradun"));
        await result(browser, `${countRows} < ${all}`).toBe(true);
        await browser.run('document.querySelector("main [data-sort]").click()');
        await result(browser, 'return document.querySelector("main th[aria-sort]") !== null').toBe(true);

        await open(pathTo("search", locale));
        await browser.run(type('main [type="search"]', "result"));
        await result(
          browser,
          'return document.querySelectorAll("main article a, main ol a, main ul a").length > 0',
        ).toBe(true);

        // A mark on the window is gone when a link has opened a new document.
        await open(pathTo("home", locale));
        for (const id of ["results", "schools"] as const) {
          const path = pathTo(id, locale);
          await browser.run(`window.isSameDocument = true; document.querySelector('a[href="${path}"]').click()`);
          await result(browser, "return location.pathname").toBe(path);
          await result(browser, `${countRows} > 0`).toBe(true);
          expect(await browser.run("return window.isSameDocument === true"), id).toBe(false);
        }
      } finally {
        await browser.close();
      }
    });
  }
}

/** Gatsby's undocumented interface has the parts that `src/app/gatsby-loader.ts` uses. */
import { pathTo } from "../src/site/paths";
import { expect, holdApp, open, test, waitForHydration } from "./site/test";

const [home, results] = [pathTo("home", "hi"), pathTo("results", "hi")];

test("Gatsby's loader returns a page with its data, its context and the hash of its release", async ({ page }) => {
  await open(page, home);
  const loaded = await page.evaluate(async (path) => {
    const found: unknown = await window.___loader.loadPage(path);
    const plain: unknown = JSON.parse(JSON.stringify(found));
    return { plain, mark: window.___webpackCompilationHash };
  }, results);
  expect(loaded.mark).toMatch(/^\w+$/u);
  expect(loaded.plain).toMatchObject({
    page: { path: results, webpackCompilationHash: loaded.mark },
    json: { pageContext: { page: "results" }, data: expect.anything() },
  });
});

test("Gatsby calls the exposed loader for every page, after a link and after Back", async ({ page }) => {
  // Wraps the loader before the site's code does: Gatsby's first script sets it.
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    let loader: Window["___loader"];
    Object.defineProperty(window, "___loader", {
      get: () => loader,
      set: (given: Window["___loader"]) => {
        const loadPage = given.loadPage.bind(given);
        given.loadPage = (path) => {
          asked.push(path);
          return loadPage(path);
        };
        loader = given;
      },
    });
  });
  await open(page, home);
  await page.locator(`main a[href="${results}"]`).first().click();
  await expect(page).toHaveURL(results);
  await page.goBack();
  await expect(page).toHaveURL(home);
  const asked: unknown = await page.evaluate(() => Reflect.get(window, "asked"));
  expect(asked).toEqual(expect.arrayContaining([home, results]));
});

test.describe("a page that fails to load", () => {
  test.use({ expectedFaults: /Failed to load resource/u });

  test("Gatsby's loader reports the failure in an event", async ({ page }) => {
    await open(page, home);
    await page.route("**/page-data/**", (route) => route.abort());
    const loaded = await page.evaluate(async (path) => {
      const found: unknown = await Promise.race([
        window.___loader.loadPage(path),
        new Promise((resolve) =>
          window.addEventListener("preload-error", (event) => {
            event.preventDefault();
            resolve("failed");
          }),
        ),
      ]);
      return found;
    }, results);
    expect(loaded).toBe("failed");
  });
});

test("the loader exists once React has hydrated the page", async ({ page }) => {
  const { letThrough } = await holdApp(page);
  await page.goto(home, { waitUntil: "domcontentloaded" });
  expect(await page.evaluate(() => window.___loader)).toBeUndefined();
  letThrough();
  await waitForHydration(page);
  expect(await page.evaluate(() => typeof window.___loader.hovering)).toBe("function");
});

/**
 * The page of an entry: what WhatsApp reads, and what a visitor finds there. One entry of each list, in each language.
 */

import type { Locator } from "@playwright/test";
import * as z from "zod";
import { computeSha256 } from "../../src/content/sha256";
import { toDigits } from "../../src/language/digits";
import { drawQrCode } from "../../src/pipeline/qr-code";
import { getLocale, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { getQrCodePath } from "../../src/site/published-paths";
import { getRoute, hasEntryPages, routes } from "../../src/site/routes";
import { council, entriesOn, texts } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { orders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { expect, filesFetched, open, test } from "../site/test";

const named = z.looseObject({ key: z.string(), specimen: z.boolean() }).transform(({ key, specimen, ...fields }) => ({
  key,
  specimen,
  name: texts.parse(fields.title ?? fields.parties ?? fields.name),
  body: fields.body === undefined ? undefined : texts.parse(fields.body),
}));
const { siteAddress } = council;

/** An order whose document exists in English, as issued, and in Hindi. */
const twoLanguages = z.looseObject({
  key: z.string(),
  document: z.string(),
  otherLanguages: z.object({ hi: z.string() }),
});
const [bilingual] = routes
  .filter(({ id }) => id === "orders")
  .flatMap(entriesOn)
  .flatMap((entry) => twoLanguages.safeParse(entry).data ?? []);

/** One entry of each list with entry pages; one with a body text, if any. */
const sample = routes
  .filter(({ id }) => hasEntryPages(id))
  .flatMap((route) => {
    const entries = entriesOn(route).map((entry) => named.parse(entry));
    const entry = entries.find(({ body }) => body) ?? entries[0];
    return entry ? [{ route: route.id, entry }] : [];
  });

test("candidates find their own line by their roll number, without the app", async ({ page }) => {
  const entry = entriesOn(getRoute("results")).find(({ body }) => body)?.key ?? "";
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathTo({ route: "results", entry }, "hi"));
  const main = page.getByRole("main");
  const [number = "", ...values] = await main.locator("tbody tr").nth(1).locator("th, td").allInnerTexts();
  const field = main.getByRole("textbox", { name: word("hi", "results.roll") });
  await expect(field).toBeInViewport();
  await field.fill(toDigits(number, "en"));
  await field.press("Enter");
  const answer = main.locator("output");
  await expect(answer).toContainText(values.join(" · "));
  await field.fill("1");
  await main.getByRole("button", { name: word("hi", "results.find") }).click();
  await expect(answer).toHaveText(word("hi", "results.missing"));
  expect((await filesFetched(page)).filter((file) => /\/app-[\w-]+\.js$/u.test(file))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [turn, { route, entry }] of sample.entries()) {
    for (const { code: locale, name: language } of localesInTurn(turn)) {
      const path = pathTo({ route, entry: entry.key }, locale);
      const name = entry.name[locale] ?? entry.name.en ?? "";

      test(`${route} in ${language}: the page shows the entry's details, and describes it to services that share it`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        const shared = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute("content");
        expect(await shared("title")).toBe(name);
        expect(await shared("url")).toBe(`${siteAddress}${path}`);
        expect(await shared("type")).toBe("article");
        expect(await shared("description")).toMatch(/\S/u);
        expect((await shared("description"))?.startsWith(word(locale, "listing.specimen"))).toBe(entry.specimen);
        const image = await request.get(new URL((await shared("image")) ?? "").pathname);
        expect(image.headers()["content-type"]).toBe("image/png");
        await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${siteAddress}${path}`);
        for (const code of localeCodes) {
          const other = pathTo({ route, entry: entry.key }, code);
          await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute("href", `${siteAddress}${other}`);
          await expect(page.getByRole("link", { name: getLocale(code).name, exact: true })).toHaveAttribute(
            "href",
            other,
          );
        }
        const trail = page.getByRole("navigation", { name: word(locale, "layout.breadcrumbs") });
        await expect(trail.getByRole("link").last()).toHaveAttribute("href", pathTo(route, locale));
        const main = page.getByRole("main");
        await expect(main.getByRole("definition").first()).toBeVisible();
        const whatsapp = main.getByRole("link", { name: word(locale, "entry.whatsapp") });
        const text = new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text");
        expect(text).toBe(`${name}\n${siteAddress}${path}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      });
    }
  }

  test("a list links to an entry's page, which has its text and its document", async ({ page }) => {
    const [order] = sample.filter(({ route }) => route === "orders");
    const name = order?.entry.name.hi ?? "";
    await page.goto(pathTo(orders.name, "hi"));
    await page.getByRole("rowheader", { name }).getByRole("link").click();
    await expect(page).toHaveURL(pathTo({ route: orders.name, entry: order?.entry.key }, "hi"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(main.getByRole("region", { name: word("hi", "entry.changes") }).getByRole("listitem")).toHaveCount(2);
    const documents = main.getByRole("region", { name: word("hi", "entry.documents") });
    await documents.locator("summary").click();
    await expect(documents.getByText(/^[0-9a-f]{64}$/u)).toBeVisible();
    await expect(main.getByRole("link", { name: word("hi", "entry.whatsapp") })).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });

  for (const [locale, first, second] of [
    ["en", "document", "hi"],
    ["hi", "hi", "document"],
    ["sa", "hi", "document"],
  ] as const) {
    test(`in ${getLocale(locale).name} the list opens a document in the best of its two languages, and the page lists both`, async ({
      page,
      request,
    }) => {
      const names = { document: bilingual?.document ?? "", hi: bilingual?.otherLanguages.hi ?? "" };
      const written = { document: word(locale, "language.in-en"), hi: word(locale, "language.in-hi") };
      const urlOf = async (link: Locator) => (await link.getAttribute("href")) ?? "";
      const stem = (which: "document" | "hi") => names[which].replace(/\.pdf$/u, "");
      await page.goto(pathTo(orders.name, locale));
      const row = page.getByRole("row").filter({
        has: page.locator(`a[href="${pathTo({ route: orders.name, entry: bilingual?.key }, locale)}"]`),
      });
      const opened = await urlOf(row.getByRole("link", { name: word(locale, "document.click") }));
      expect(opened).toMatch(new RegExp(`^/documents/${stem(first)}\\.[^-]+$`, "u"));

      await page.goto(pathTo({ route: orders.name, entry: bilingual?.key }, locale));
      const documents = page.getByRole("region", { name: word(locale, "entry.documents") });
      await documents.locator("summary").click();
      const links = documents.locator('a[href^="/documents/"]');
      await expect(links).toHaveCount(2);
      expect(await urlOf(links.first())).toBe(opened);
      await expect(links.first()).toHaveAccessibleName(
        new RegExp(`^${word(locale, "entry.open")} PDF.*${written[first]}$`, "u"),
      );
      const openIn = word(locale, "entry.openIn", { language: written[second] });
      await expect(links.last()).toHaveAccessibleName(
        new RegExp(`^${locale === (second === "hi" ? "hi" : "en") ? word(locale, "entry.open") : openIn} PDF`, "u"),
      );
      for (const link of await links.all()) {
        const body = await (await request.get(await urlOf(link))).body();
        await expect(documents.getByText(computeSha256(body), { exact: true })).toBeVisible();
      }
    });
  }
});

test("prints the URLs of documents but no buttons, and links to related entries with the keyboard", async ({
  page,
}) => {
  await open(page, pathTo({ route: orders.name, entry: bilingual?.key }, "en"));
  await page.emulateMedia({ media: "print" });
  const links = page.getByRole("region", { name: word("en", "entry.documents") }).locator('a[href^="/documents"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    const { href, after } = await link.evaluate((element) => ({
      href: element.getAttribute("href"),
      after: getComputedStyle(element, "::after").content,
    }));
    expect(after).toContain(`${siteAddress}${href}`);
  }
  await page.emulateMedia({ media: "screen" });
  const related = page
    .getByRole("region", { name: word("en", "entry.related") })
    .getByRole("link")
    .first();
  const href = await related.getAttribute("href");
  await related.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(String(href));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: word("en", "entry.share") })).toBeHidden();
  await expect(page.getByText(`${siteAddress}${href}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: word("en", "entry.related") })).toBeHidden();
});

test("the QR code appears only in print and on the notice-board sheet", async ({ page, request }) => {
  const [order] = sample.filter(({ route }) => route === "orders");
  const path = pathTo({ route: orders.name, entry: order?.entry.key }, "hi");
  const code = page.locator(`img[src="${getQrCodePath(path)}"]`);
  await open(page, path);
  await expect(code).toBeHidden();
  const svg = await (await request.get(getQrCodePath(path))).text();
  expect(svg === drawQrCode(`${siteAddress}${path}`)).toBe(true);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", document.documentElement.dataset.sheet ?? "page");
  });
  await page.getByRole("button", { name: word("hi", "entry.boardSheet") }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "board");
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

/**
 * Machine-readable files accompany the pages: feeds, calendars, the sitemap, link previews and the web manifest. No file
 * has an incomplete or unpublished text.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { editorUrl } from "../../src/site/editor";
import { calendarNames, feedScopes, feedType } from "../../src/site/feeds";
import { getFileType } from "../../src/site/http";
import { getLocale } from "../../src/site/locales";
import { getNewsPage, newsKinds } from "../../src/site/news";
import { listAllPages, pathTo } from "../../src/site/paths";
import { getShareCardPath } from "../../src/site/published-paths";
import { isBelow } from "../../src/site/security";
import { localesInTurn } from "../site/examples";
import { publicFolder, scheduled } from "../site/folder";
import { word } from "../site/messages";
import { expect, test } from "../site/test";

// Feeds and pages are parsed in a page, which the site's policy forbids.
test.use({ bypassCSP: true });

const schemaOrg = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({})).min(1),
});

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} the home page and the lists declare the feeds`, async ({ page, request }) => {
    for (const id of ["home", "news", ...newsKinds.map(getNewsPage)] as const) {
      await page.goto(pathTo(id, locale));
      const address = await page.locator(`head link[rel=alternate][type="${feedType}"]`).getAttribute("href");
      const answer = await request.get(address ?? "");
      expect(answer.status(), `${address} on ${id}`).toBe(200);
    }
  });

  test(`in ${name} the news page links to the feeds and the calendars`, async ({ page, request }) => {
    await page.goto(pathTo("news", locale));
    const offered = page.getByRole("region", { name: word(locale, "news.follow") });
    const links = await offered.getByRole("link").all();
    expect(links).toHaveLength(feedScopes.length + calendarNames.length);
    for (const link of links) {
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(answer.status()).toBe(200);
    }
  });
}

test("the sitemap lists every indexable page, and robots.txt names the sitemap", async ({ page, request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const address = /^Sitemap: (.*)$/mu.exec(robots)?.[1] ?? "";
  const sitemap = await (await request.get(new URL(address).pathname)).text();
  const named = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu), ([, loc = ""]) => new URL(loc).pathname);
  expect(new Set(named).size).toBe(named.length);
  for (const { path: place } of listAllPages()) {
    const html = await (await request.get(place)).text();
    const isHidden = /<meta name="robots" content="noindex"/u.test(html);
    expect(named.includes(place), place).toBe(!isHidden);
  }
  await page.goto("/");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(sitemap).toContain(`<loc>${canonical}</loc>`);
});

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} every page has a preview image of 1200 × 630 px and structured data`, async ({ page, request }) => {
    const picture = await request.get(getShareCardPath(locale));
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    // The width and height of a PNG are at the start of its first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
    await page.goto(pathTo("home", locale));
    for (const { path: place } of listAllPages().filter((one) => one.locale === locale)) {
      const html = await (await request.get(place)).text();
      const head = await page.evaluate((text) => {
        const { head: found } = new DOMParser().parseFromString(text, "text/html");
        const of = (selector: string, attribute: string) =>
          found.querySelector(selector)?.getAttribute(attribute) ?? "";
        return {
          isHidden: of("meta[name=robots]", "content") === "noindex",
          canonical: of("link[rel=canonical]", "href"),
          address: of('meta[property="og:url"]', "content"),
          locale: of('meta[property="og:locale"]', "content"),
          image: of('meta[property="og:image"]', "content"),
          data: found.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
        };
      }, html);
      if (head.isHidden) continue;
      expect(head.address, place).toBe(head.canonical);
      expect(head.locale, place).toBe(getLocale(locale).intl.replace("-", "_"));
      schemaOrg.parse(JSON.parse(head.data));
      expect(new URL(head.image).pathname, place).toBe(getShareCardPath(locale));
    }
  });
}

const manifest = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string() })).min(2),
  shortcuts: z.array(z.object({ url: z.string() })).min(1),
});

for (const { code: locale, name } of localesInTurn(2)) {
  test(`in ${name} the site can be added to a phone's home screen, and all URLs of its manifest exist`, async ({
    page,
    request,
  }) => {
    await page.goto(pathTo("results", locale));
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const response = await request.get(address ?? "");
    expect(response.headers()["content-type"]).toBe("application/manifest+json");
    const { start_url: start, icons, shortcuts } = manifest.parse(await response.json());
    expect(start).toBe(pathTo("home", locale));
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
    }
    for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  });
}

/** All published files, by their URLs. */
const published = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(publicFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`);

test("publishes only scripts of the pages and of the editor", () => {
  const scripts = published.filter((address) => address.endsWith(".js"));
  expect(scripts).not.toHaveLength(0);
  const others = scripts.filter((address) => path.posix.dirname(address) !== "/" && !isBelow(editorUrl, address));
  expect(others).toEqual([]);
});

/** The strings that no published text contains, by name. */
const broken = {
  "U+0000": "\u0000",
  "U+FFFD": "\uFFFD",
  "a boundary that failed": "<!--$!-->",
  "a boundary that is pending": "<!--$?-->",
  "a scheduled entry": scheduled.key,
} as const;

test("no published text has a lost character, an unfinished part of a page or a scheduled entry", async ({
  request,
}) => {
  // The code of the editor contains such strings.
  const texts = published.filter((name) => getFileType(name).compressed && !/^\/admin\/[^/]+\.js$/u.test(name));
  for (const ending of [".html", ".json", ".xml", ".js", ".ics"])
    expect(
      texts.some((name) => name.endsWith(ending)),
      ending,
    ).toBe(true);
  // One assertion for thousands of files: each one that Playwright records costs time.
  const faults = published.filter((name) => name.includes(path.parse(scheduled.document).name));
  for (const name of texts) {
    const text = readFileSync(path.join(publicFolder, name), "utf8");
    for (const [what, characters] of Object.entries(broken))
      if (text.includes(characters)) faults.push(`${name} holds ${what}`);
  }
  expect(faults).toEqual([]);
  expect((await request.get(`/documents/${scheduled.document}`)).status()).toBe(404);
});

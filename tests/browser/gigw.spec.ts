/** Pages meet the Guidelines for Indian Government Websites and apps (GIGW 3.0); docs/gigw.md lists each point. */
import type { Locator } from "@playwright/test";
import * as z from "zod";
import type { MessageKey } from "../../src/i18n/messages";
import { officials } from "../../src/schema/collections/organisation";
import { pages } from "../../src/schema/collections/site";
import { classifyLink } from "../../src/site/external-links";
import { getLocale, type LocaleCode, localeCodes } from "../../src/site/locales";
import { footer } from "../../src/site/menu";
import { listAllPages, pathTo, type Target } from "../../src/site/paths";
import { getRoute, routeIds } from "../../src/site/routes";
import { council, readShownEntries, texts } from "../site/entries";
import { localesInTurn, templateExamples } from "../site/examples";
import { word, written } from "../site/messages";
import { readAt, readPages } from "../site/read-pages";
import { expect, test } from "../site/test";

const site = z
  .object({
    name: texts,
    government: texts,
    owner: texts,
    address: texts,
    hours: texts,
    email: z.string(),
    telephone: z.string().optional(),
    webInformationManager: z.string(),
    nationalPortal: z.string(),
    feedbackChannels: z.array(z.object({ name: texts, link: z.string() })),
  })
  .parse(council);
const offices = readShownEntries(officials).map((entry) =>
  z.object({ key: z.string(), designation: texts, body: z.string(), email: z.string().optional() }).parse(entry),
);
const manager = offices.find(({ key }) => key === site.webInformationManager);
const reviews = new Map(
  readShownEntries(pages).map((entry) => [
    entry.key,
    z.looseObject({ reviewed: z.string().optional() }).parse(entry).reviewed,
  ]),
);
const textIn = (text: z.output<typeof texts> | undefined, locale: LocaleCode) => text?.[locale] ?? "";
const footerLinks: readonly Target[] = footer.flatMap((group): readonly Target[] =>
  "target" in group ? [group.target] : group.items.map(({ target }) => target),
);
const pathsOf = (among: readonly { readonly path: string }[]) => among.map(({ path }) => path);

test.describe("every page", () => {
  // Hundreds of pages are parsed by a script, which the site's policy forbids.
  test.use({ bypassCSP: true });

  for (const { code: locale, name } of localesInTurn(1)) {
    const ofLocale = listAllPages().filter((page) => page.locale === locale);

    test(`in ${name} shows owner, manager and dates, has the required links, and marks external ones`, async ({
      page,
    }) => {
      const read = await readPages(page, pathsOf(ofLocale));
      for (const { route, path } of ofLocale) {
        const { header, foot, days, links } = readAt(read, path);
        const named = (what: string) => `${path}: ${what}`;
        expect.soft(header, named("council")).toContain(textIn(site.name, locale));
        expect.soft(header, named("government")).toContain(textIn(site.government, locale));
        expect.soft(foot, named("owner")).toContain(textIn(site.owner, locale));
        expect.soft(foot, named("manager")).toContain(textIn(manager?.designation, locale));

        const [updated = "", reviewed = ""] = days;
        const dated = (label: MessageKey, day: string) => `${word(locale, label)} ${written(day, locale)}`;
        expect.soft(foot, named("last updated")).toContain(dated("layout.updated", updated));
        expect.soft(reviewed, named("reviewed on")).toBe(reviews.get(route.id));
        expect.soft(foot, named("reviewed on")).toContain(dated("layout.reviewed", reviewed));

        const addresses = links.map(({ href }) => href);
        expect.soft(addresses[0], named("the way past the menu")).toBe("#main");
        for (const target of footerLinks) expect.soft(addresses, named("foot")).toContain(pathTo(target, locale));

        const outside = links.filter(({ href }) => classifyLink(href) !== "here");
        const portal = outside.filter(({ href, target }) => href === site.nationalPortal && target === "_blank");
        expect.soft(portal, path).toHaveLength(1);
        for (const { text, href, rel, target } of outside) {
          const said = classifyLink(href) === "government" ? "document.elsewhere" : "document.outside";
          const mark = word(locale, target === "_blank" ? "layout.newWindow" : said);
          expect.soft(text, `${path} → ${href}`).toContain(mark);
          expect.soft(rel.split(" "), `${path} → ${href}`).toContain("external");
        }
      }
    });

    test(`of a policy in ${name} is in that language, listed with the others, and names a contact`, async ({
      page,
    }) => {
      const policies = routeIds.filter((id) => getRoute(id).parent === "policies");
      const all = pathTo("policies", locale);
      const read = await readPages(page, [all, ...policies.map((id) => pathTo(id, locale))]);
      const listed = readAt(read, all).links.filter(({ isInMain }) => isInMain);
      for (const id of policies) {
        const path = pathTo(id, locale);
        const { paragraphs, foreignPassages, links } = readAt(read, path);
        expect.soft(listed.map(({ href }) => href)).toContain(path);
        expect.soft(paragraphs.length, path).toBeGreaterThan(3);
        expect.soft(foreignPassages, path).toBe(0);
        const inMain = links.filter(({ isInMain }) => isInMain).map(({ href }) => href);
        expect.soft(inMain, path).toContain(`mailto:${manager?.email}`);
      }
    });
  }

  test("says of every 'Click Here' which document or other site it opens, in every language", async ({
    page,
    request,
  }) => {
    const addresses = new Set<string>();
    for (const locale of localeCodes) {
      const click = word(locale, "document.click");
      const others = [word(locale, "document.elsewhere"), word(locale, "document.outside")].join("|");
      const paths = pathsOf(listAllPages().filter((one) => one.locale === locale));
      for (const [path, { links }] of await readPages(page, paths)) {
        for (const { href, text } of links.filter((link) => link.text.trim().startsWith(click))) {
          addresses.add(href);
          const what = href.startsWith("/") ? "(PDF|CSV|XLSX), [\\d०-९.]+ [KM]B" : `(${others})$`;
          const name = text.replace(/\s+/gu, " ").trim();
          expect.soft(name, path).toMatch(new RegExp(`^${click} ?: \\S.+, ${what}`, "u"));
        }
      }
    }
    expect(addresses.size).toBeGreaterThan(10);
    for (const url of addresses) {
      if (!url.startsWith("/")) {
        expect.soft(url).toMatch(/^https:\/\/[^/\s]+/u);
        continue;
      }
      const answer = await request.get(url);
      expect.soft(answer.headers()["content-type"], url).toBe("application/pdf");
      expect.soft((await answer.body()).subarray(0, 5).toString("latin1"), url).toBe("%PDF-");
    }
  });
});

for (const { code: locale, name } of localesInTurn(2)) {
  test(`the site map in ${name} links to every page of the registry`, async ({ page }) => {
    await page.goto(pathTo("site-map", locale));
    const addresses = await addressesIn(page.getByRole("main"));
    for (const id of routeIds) expect.soft(addresses, id).toContain(pathTo(id, locale));
  });

  test(`the contact page in ${name} has the postal address, telephone, e-mail, hours and every office`, async ({
    page,
  }) => {
    await page.goto(pathTo("contact", locale));
    const main = page.getByRole("main");
    for (const text of [site.address, site.hours]) await expect.soft(main).toContainText(textIn(text, locale));
    await expect.soft(main.getByText(word(locale, "field.council.telephone"), { exact: true })).toHaveCount(1);
    await expect.soft(main.getByText(word(locale, "contact.noTelephone"))).toHaveCount(site.telephone ? 0 : 1);
    const addresses = await addressesIn(main);
    expect.soft(addresses).toContain(`mailto:${site.email}`);
    for (const { designation, body, email } of offices) {
      if (body !== "council" || !email) continue;
      await expect.soft(main).toContainText(textIn(designation, locale));
      expect.soft(addresses).toContain(`mailto:${email}`);
    }
    await expect(page.locator("#manager")).toHaveText(word(locale, "layout.manager"));
  });

  test(`feedback in ${name} goes by e-mail or to a government portal, not through a form`, async ({ page }) => {
    await page.goto(pathTo("feedback", locale));
    const main = page.getByRole("main");
    await expect(main.locator("form, input, textarea")).toHaveCount(0);
    const addresses = await addressesIn(main);
    expect(addresses).toContain(`mailto:${site.email}`);
    expect(addresses).toContain(`mailto:${manager?.email}`);
    for (const channel of site.feedbackChannels) {
      await expect(main.getByRole("link", { name: textIn(channel.name, locale) })).toHaveAttribute(
        "href",
        channel.link,
      );
    }
  });
}

test("the accessibility page states conformance, and whom to ask for another format", async ({ page }) => {
  await page.goto(pathTo("accessibility", "en"));
  const main = page.getByRole("main");
  await expect(main).toContainText("WCAG) 2.2 at level AA");
  await expect(main).toContainText("no outside body has audited the site yet");
  await expect(main.getByRole("heading", { name: "Asking for another format" })).toBeVisible();
  expect(await addressesIn(main)).toContain(`mailto:${manager?.email}`);
});

// Every browser test fails on a cookie and on a request to another host.
test("stores only the reader's settings, as its privacy policy says", async ({ page }) => {
  for (const id of templateExamples) await page.goto(pathTo(id, "en"));
  await page
    .getByRole("link", { name: getLocale("hi").name, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(pathTo(templateExamples.at(-1) ?? "home", "hi"));
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // "@@scroll|…" is the scroll position, which Gatsby stores until the tab is closed.
  expect(kept.filter((key) => !["language", "reading"].includes(key) && !key.startsWith("@@scroll|"))).toEqual([]);
  expect(kept).toContain("language");
});

/** Returns the URLs of the links in a part of a page. */
function addressesIn(part: Locator): Promise<string[]> {
  return part.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

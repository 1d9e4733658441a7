/** The next paper and holiday can be found on a phone in each language, with and without scripts, and as calendars. */
import * as z from "zod";
import { groupComing } from "../../src/components/NextDate/group-coming";
import { getTodayInIndia, startOfDayInIndia } from "../../src/language/dates";
import { formatNumber, formatYearPair } from "../../src/language/digits";
import { holidays, timetable } from "../../src/schema/collections/teaching";
import { getClassCalendarPath } from "../../src/site/feeds";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { readEvents } from "../feeds/read-events";
import { readShownEntries, texts } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word, written } from "../site/messages";
import { expect, test } from "../site/test";

test.use({ viewport: { width: 360, height: 740 } });

const papers = readShownEntries(timetable)
  .map((entry) =>
    z.object({ key: z.string(), title: texts, grade: z.number(), session: z.number(), day: z.string() }).parse(entry),
  )
  .sort((one, other) => (one.day < other.day ? -1 : 1));
const listed = readShownEntries(holidays)
  .map((entry) =>
    z.object({ key: z.string(), name: texts, day: z.string(), until: z.string().optional() }).parse(entry),
  )
  .sort((one, other) => (one.day < other.day ? -1 : 1));

/** Returns the entries of the first group; none without a group. */
const firstOf = <Entry>([group]: readonly { readonly entries: readonly Entry[] }[]) => group?.entries ?? [];

const session = Math.max(...papers.map((paper) => paper.session));
const grade = 10;
const ofClass = papers.filter((paper) => paper.grade === grade && paper.session === session);
const [first] = ofClass;
if (!first) throw new Error("The council for tests has no paper of the class.");

const day = 24 * 60 * 60 * 1000;
const firstBegins = startOfDayInIndia(first.day).getTime();

/** Returns the heading of the class's section. */
const headingIn = (locale: LocaleCode) =>
  word(locale, "timetable.heading", {
    grade: formatNumber(grade, locale),
    session: formatYearPair(session, locale),
  });

const tenDays: Readonly<Record<LocaleCode, string>> = {
  en: "10 days left",
  hi: "१० दिन शेष",
  sa: "१० दिनानि अवशिष्टानि",
};

for (const { code: locale, name } of localesInTurn(2)) {
  test(`in ${name} the timetable names the next paper of a class, with the days left until then`, async ({ page }) => {
    await page.clock.setFixedTime(firstBegins - 9.5 * day);
    await page.goto(pathTo("timetable", locale));
    const section = page.getByRole("region", { name: headingIn(locale) });
    await expect(section.getByText(word(locale, "timetable.next"), { exact: true })).toBeVisible();
    await expect(section.getByText(tenDays[locale] ?? "", { exact: true })).toBeVisible();
    await expect(section.getByText(written(first.day, locale)).first()).toBeVisible();
    await section.getByRole("link", { name: first.title[locale] ?? "", exact: true }).click();
    await expect(page.locator(`tr[id="${first.key}"]`)).toBeInViewport();
  });

  test(`in ${name} the home page shows the next paper and holiday from the visitor's date`, async ({ page }) => {
    for (const moment of [firstBegins - 9.5 * day, firstBegins + 1.5 * day]) {
      await page.clock.setFixedTime(moment);
      await page.goto(pathTo("home", locale));
      const today = getTodayInIndia(new Date(moment));
      const dates = page.getByRole("region", { name: word(locale, "home.dates"), exact: true });
      for (const titles of [
        firstOf(groupComing(papers, today)).map(({ title }) => title[locale] ?? ""),
        firstOf(groupComing(listed, today)).map((holiday) => holiday.name[locale] ?? ""),
      ]) {
        const shown = async () => (await dates.getByRole("link").allInnerTexts()).some((text) => titles.includes(text));
        await expect.poll(shown, today).toBe(titles.length > 0);
      }
    }
  });

  test(`in ${name} "tomorrow" becomes "today" at midnight in India while the page is open`, async ({ page }) => {
    await page.clock.install({ time: firstBegins - 60_000 });
    await page.goto(pathTo("timetable", locale));
    const section = page.getByRole("region", { name: headingIn(locale) });
    await expect(section.getByText(word(locale, "dates.tomorrow"), { exact: true })).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(section.getByText(word(locale, "dates.today"), { exact: true })).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${name} the pages show the next date as of the build day, and name that day`, async ({
      page,
      request,
    }) => {
      const own = pathTo("holidays", locale);
      const data = await request.get(`/page-data${own}/page-data.json`);
      const { builtOn } = z
        .object({ result: z.object({ pageContext: z.object({ builtOn: z.string() }) }) })
        .parse(await data.json()).result.pageContext;
      const date = written(builtOn, locale);
      await page.goto(own);
      const label = word(locale, "holidays.next");
      await expect(page.getByText(word(locale, "dates.asOf", { label, date }))).toBeVisible();
      for (const next of firstOf(groupComing(listed, builtOn)))
        await expect(page.getByRole("link", { name: next.name[locale] ?? "", exact: true })).toBeVisible();

      await page.goto(pathTo("timetable", locale));
      const section = page.getByRole("region", { name: headingIn(locale) });
      const next = word(locale, "timetable.next");
      await expect(section.getByText(word(locale, "dates.asOf", { label: next, date }))).toBeVisible();
      for (const { key, title } of ofClass)
        await expect(section.locator(`tr[id="${key}"]`)).toContainText(title[locale] ?? "");
    });
  });

  test(`in ${name} the papers of a class can be added to a calendar program`, async ({ page, request }) => {
    await page.goto(pathTo("timetable", locale));
    const label = word(locale, "timetable.calendar", { grade: formatNumber(grade, locale) });
    const href = await page.getByRole("link", { name: label }).getAttribute("href");
    expect(href).toBe(getClassCalendarPath(grade, locale));
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    const events = readEvents(await answer.text());
    const own = papers.filter((paper) => paper.grade === grade);
    expect(events).toHaveLength(own.length);
    const summaries = events.map((event) => event.get("SUMMARY"));
    for (const { title } of own) expect(summaries.some((summary) => summary?.includes(title[locale] ?? ""))).toBe(true);
  });
}

test("hides the next date and shows every paper in print", async ({ page }) => {
  await page.goto(pathTo("timetable", "en"));
  await page.emulateMedia({ media: "print" });
  const section = page.getByRole("region", { name: headingIn("en") });
  await expect(section.getByText(word("en", "timetable.next"), { exact: true })).toBeHidden();
  for (const { key } of ofClass) await expect(section.locator(`tr[id="${key}"]`)).toBeVisible();
});

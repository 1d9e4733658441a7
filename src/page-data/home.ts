import * as z from "zod";
import { readNews } from "../content/news";
import type { Site } from "../content/site";
import { compare } from "../language/collate";
import { addDays, countDays } from "../language/dates";
import { everyList } from "../lists/every-list";
import { newsList } from "../lists/of/news";
import { getCollection } from "../schema/collections";
import { holidays, timetable } from "../schema/collections/teaching";
import { getEnd } from "../schema/period";
import { chosenLists } from "../site/chosen-lists";
import type { LocaleCode } from "../site/locales";
import { sortViews } from "./read-list";

/** The content of the site and the language of the page. */
interface Inputs {
  readonly site: Site;
  readonly language: LocaleCode;
}

/** The number of entries of the news. */
const newsOnHome = 5;

/** The number of papers of a class from which the page chooses the next one. */
const papersOfClass = 3;

/** A Monday, from which weeks are counted as ISO 8601 has them. */
const firstMonday = "1970-01-05";

/** Returns what the home page shows of the news, the session, its dates and the verses. */
export function createHome({ site, language }: Inputs) {
  const isComing = (day: string) => day >= site.today;
  const papers = sortViews(timetable, ["day", "shift", "grade"], site, language);
  const coming = papers.filter(({ fields }) => isComing(fields.day));
  const closings = listClosings({ site, language }).filter(({ day }) => isComing(day));
  return {
    news: readNews(site, language)
      .filter(({ isExpired }) => !isExpired)
      .slice(0, newsOnHome)
      .map(({ key, kind, day, specimen, title }) => ({ key, kind, day, specimen, title })),
    year: createYear(
      site.today,
      papers.map(({ fields }) => fields),
    ),
    papers: coming
      .filter((paper, index) => {
        const isSameClass = ({ fields }: typeof paper) => fields.grade === paper.fields.grade;
        return coming.slice(0, index).filter(isSameClass).length < papersOfClass;
      })
      .map(({ key, title, fields: { day, grade } }) => ({ key, day, grade, title })),
    holidays: sortViews(holidays, ["day"], site, language)
      .filter(({ fields: { day, until } }) => isComing(until ?? day))
      .slice(0, 10)
      .map(({ key, title, fields: { day, until } }) => ({ key, day, until, title })),
    // Announcements are for pupils, the other lists with a last day for citizens.
    deadlines: closings.filter(({ route }) => route === newsList.route).slice(0, 10),
    closings: closings.filter(({ route }) => route !== newsList.route).slice(0, 10),
    verses: chooseVerses({ site, language }),
  };
}

/**
 * Returns the session of a day with its months from April, each with its last day and the classes that have papers in it.
 */
function createYear(today: string, papers: readonly { readonly day: string; readonly grade: number }[]) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const session = month < 4 ? year - 1 : year;
  const months = Array.from({ length: 12 }, (_, index) => {
    const until = new Date(Date.UTC(session, index + 4, 0)).toISOString().slice(0, 10);
    const own = papers.filter(({ day }) => day.slice(0, 7) === until.slice(0, 7)).map(({ grade }) => grade);
    return { until, grades: [...new Set(own)].sort((one, other) => one - other) };
  });
  return { session, months };
}

/** Returns the last days for responses of all lists that have one, in order. */
function listClosings({ site, language }: Inputs) {
  return everyList
    .flatMap(({ route, collection, deadline }) =>
      site.views(getCollection(collection), language).flatMap(({ key, title, fields }) => {
        const [day, at] = (deadline && getEnd(fields, deadline)?.split("T")) || [];
        return day ? [{ route, key, day, at, title }] : [];
      }),
    )
    .sort((one, other) => compare(`${one.day} ${one.at ?? "24"}`, `${other.day} ${other.at ?? "24"}`));
}

const text = z.object({ text: z.string(), language: z.custom<LocaleCode>() });

/** The fields of an entry of a weekly list that the home page shows. */
const weekly = z.object({ verse: text, meaning: text, work: text });

/** Returns the verse of the week and that of the next, each with the Sunday until which it is shown; none without a list. */
function chooseVerses({ site, language }: Inputs) {
  const route = chosenLists.find((list) => list.weekly)?.key;
  if (!route) return [];
  const verses = site.views(getCollection(route), language).flatMap(({ key, fields }) => {
    const { data } = weekly.safeParse(fields);
    // Neither its Sanskrit nor its meaning is a missing translation, so the page has no note on them.
    const quote = (said: z.infer<typeof text>) => ({ lines: said.text, lang: said.language });
    return data ? [{ key, route, ...data, verse: quote(data.verse), meaning: quote(data.meaning) }] : [];
  });
  const week = Math.floor(countDays(firstMonday, site.today) / 7);
  return [week, week + 1].flatMap((each) => {
    const verse = verses[each % verses.length];
    const until = addDays(firstMonday, each * 7 + 6);
    return verse ? [{ ...verse, until }] : [];
  });
}

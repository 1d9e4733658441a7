import { memoize } from "../content/memoize";
import type { Site } from "../content/site";
import { localizeText } from "../content/view";
import { compare } from "../language/collate";
import { getNextDay, startOfDayInIndia } from "../language/dates";
import { shortenAtWord } from "../language/shorten";
import { type Awaited, awaitedId, type NewestEntry } from "../notice/awaited.inline";
import { getCollection } from "../schema/collections";
import { notices, pages } from "../schema/collections/site";
import { type LocaleCode, localeCodes } from "../site/locales";
import { getNewsKind, getNewsPage, type NewsKind } from "../site/news";
import { getEntryTarget, pathTo } from "../site/paths";
import { getAwaitedPath } from "../site/published-paths";
import { bundleInlineScript } from "./browser-bundles";
import { readMessages } from "./interface-messages";
import type { Awaiting } from "./notices";
import { escapeXml } from "./xml";

/** The most bytes of a list in the file with the newest entries. */
const mostBytes = 396;

/** The newest entry of each awaited list, by list. */
type Newest = Partial<Record<NewsKind, NewestEntry>>;

/**
 * Reads the newest entries of the lists that a notice awaits. The lists of former notices are among them, since pages may
 * still be open.
 */
export function readNewest(language: LocaleCode, site: Site): Newest {
  const lists = new Set(site.entries(notices).flatMap(({ awaits }) => awaits ?? []));
  return Object.fromEntries(Array.from(lists, (list) => [list, readNewestOf(list, language, site)]));
}

/**
 * Reads the newest entry of a list. Where several are as new as another, the entry is the list itself, since nobody knows
 * which of them a page does not know yet.
 */
function readNewestOf(list: NewsKind, language: LocaleCode, site: Site): NewestEntry {
  const moment = ({ day = "", time = "" }: { readonly day?: string | undefined; readonly time?: string | undefined }) =>
    day + time;
  const views = site.views(getCollection(list), language);
  const [newest, next] = [...views].sort((one, other) => compare(moment(other), moment(one)));
  const route = getNewsPage(list);
  const isOne = newest && (!next || moment(next) < moment(newest));
  const page = site.entries(pages).find(({ key }) => key === route);
  const path = pathTo(isOne ? getEntryTarget(route, newest.key) : route, language);
  const title = isOne ? newest.title.text : (localizeText(page?.title, language)?.text ?? "");
  const out = readMessages(language)("notice.out");
  const create = (shown: string) => ({ count: views.length, path, text: out + shown });
  const isSmall = (shown: string) => Buffer.byteLength(JSON.stringify({ [list]: create(shown) })) <= mostBytes;
  return create(shortenAtWord(title, isSmall));
}

/** Creates the lines for pages of awaited lists and for the home page that announce a new entry. */
export function createAwaiting(site: Site): Awaiting | undefined {
  const open = site
    .entries(notices)
    .flatMap(({ awaits, until }) => (awaits && until >= site.today ? [{ list: awaits, until }] : []));
  if (open.length === 0) return undefined;
  const script = bundleInlineScript("src/notice/awaited-entry.inline.ts");
  const newest = new Map(localeCodes.map((code) => [code, readNewest(code, site)]));
  const wordsIn = memoize(readMessages);
  return ({ route, entry, locale }) => {
    const own = open.filter(({ list }) => route.id === "home" || list === getNewsKind(route.id));
    if (entry !== undefined || own.length === 0) return undefined;
    const word = wordsIn(locale);
    const [last = ""] = own
      .map(({ until }) => until)
      .sort()
      .reverse();
    const known = own.map(({ list }) => [list, newest.get(locale)?.[list]?.count]);
    const awaited: Awaited = {
      url: getAwaitedPath(locale),
      ends: startOfDayInIndia(getNextDay(last)).getTime(),
      known: Object.fromEntries(known),
    };
    const data = JSON.stringify(awaited).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
    const start = `<div role="status"><p id="${awaitedId}" class="site-notice" data-needs-script data-awaited='${data}'>`;
    return { line: `${start}${escapeXml(word("notice.awaits"))}</p></div>`, script };
  };
}

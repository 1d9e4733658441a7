import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { computeSha256 } from "../content/sha256";
import type { Site } from "../content/site";
import { localizeText } from "../content/view";
import { compare } from "../language/collate";
import { startOfDayInIndia } from "../language/dates";
import { noticeAttributes, noticesId } from "../notice/notice.inline";
import { notices } from "../schema/collections/site";
import { vocabularies } from "../schema/vocabularies";
import { classifyLink, getPathOnSite } from "../site/external-links";
import { chooseText, type LocaleCode, localeCodes, requiredLocale } from "../site/locales";
import { findCanonicalPath, getPageAt, type PagePlace, pathTo } from "../site/paths";
import { bundleInlineScript, listOldestBrowsers } from "./browser-bundles";
import { readMessages } from "./interface-messages";
import { getCouncil } from "./published-data";
import { escapeXml } from "./xml";

/** One day in milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;

/** The site notices of a day in a language, the most severe first, and the messages they need. */
export type LocalNotices = ReturnType<typeof readNotices>;

/** A site notice in a language, as pages show it. */
export type Notice = LocalNotices["notices"][number];

const levels = Object.keys(vocabularies.noticeLevel.values);

/** Reads the site notices that pages show on the day of the build. Notices not yet due are not part of the site. */
export function readNotices(language: LocaleCode, site: Site) {
  return {
    language,
    siteAddress: getCouncil(site).siteAddress,
    notices: site
      .entries(notices)
      .filter(({ until }) => until >= site.today)
      .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || compare(one.until, other.until))
      .map(({ key, level, until, link, text }) => ({
        ...{ key, level, until, link, original: chooseText(text, requiredLocale)?.text },
        text: localizeText(text, language) ?? { text: "", language },
      })),
    word: readMessages(language),
  };
}

/** Returns the line of a page that waits for new entries, and the script in place of the other; undefined for other pages. */
export type Awaiting = (page: PagePlace) => { readonly line: string; readonly script: string } | undefined;

/** The markup that pages with site notices contain: in the head, and at the start of the body. */
export interface NoticeMarkup {
  readonly head: string;
  readonly body: string;
  readonly script: string;
  readonly awaiting?: Awaiting | undefined;
}

/**
 * Renders the site notices of all languages for every page, with their styles and script; undefined without notices.
 * Each page contains all languages, since a visitor may change the language without loading a new document.
 */
export function renderNotice(languages: readonly LocalNotices[]): NoticeMarkup | undefined {
  if (languages.every(({ notices }) => notices.length === 0)) return undefined;
  const sections = languages.map(sectionOf).join("");
  return {
    head: `<style>${styles()}</style>`,
    body: `<div id="${noticesId}">${sections}</div>`,
    script: bundleInlineScript("src/notice/entry.inline.ts"),
  };
}

const begin = "<!--notices-->";
const end = "<!--/notices-->";
const written = new RegExp(`${begin}.*?${end}`, "gsu");

/**
 * Replaces the site notices of an earlier build in a page, since Gatsby does not rewrite pages that did not change.
 *
 * @param markup undefined without notices: the page then contains no markup for them
 * @param page the path of the page
 */
export function withNotices(html: string, markup: NoticeMarkup | undefined, page = ""): string {
  const bare = html.replace(written, "");
  if (!markup) return bare;
  const place = markup.awaiting && getPageAt(page);
  const { line = "", script = markup.script } = (place && markup.awaiting?.(place)) ?? {};
  return bare
    .replace("</head>", () => `${begin}${markup.head}${end}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${begin}${markup.body}${line}<script>${script}</script>${end}`);
}

function sectionOf(local: LocalNotices): string {
  const label = escapeXml(local.word("notice.label"));
  return `<section lang="${local.language}" aria-label="${label}">${local.notices.map((notice) => htmlOf(notice, local)).join("")}</section>`;
}

function htmlOf(notice: Notice, local: LocalNotices): string {
  const { language, word } = local;
  const { key, level, until, text, original } = notice;
  const id = computeSha256(JSON.stringify([key, level, original])).slice(0, 12);
  const { id: name, ends, level: levelName, dismisses } = noticeAttributes;
  const end = startOfDayInIndia(until).getTime() + dayLength;
  const foreign = text.language === language ? "" : ` lang="${text.language}"`;
  const levelWord = `<strong>${escapeXml(word(`vocabulary.noticeLevel.${level}`))}</strong>`;
  return [
    `<div class="site-notice" ${name}="${id}" ${ends}="${end}" ${levelName}="${level}">`,
    `<p><span>${levelWord} – <span${foreign}>${escapeXml(text.text)}</span>${linkOf(notice, local)}</span></p>`,
    `<button type="button" data-needs-script ${dismisses}="${id}">${escapeXml(word("notice.dismiss"))}</button>`,
    "</div>",
  ].join("");
}

/** Renders the link of a notice. A link to the site opens the page in the language of the notice. */
function linkOf({ link }: Notice, { language, siteAddress, word }: LocalNotices): string {
  if (link === undefined) return "";
  const path = getPathOnSite(link, siteAddress);
  if (path !== undefined) {
    const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/u.exec(path) ?? [];
    const page = getPageAt(findCanonicalPath(pathname) ?? pathname);
    const own = page ? pathTo({ ...page, route: page.route.id }, language) : pathname;
    return ` <a href="${escapeXml(own + rest)}">${escapeXml(word("notice.more"))}</a>`;
  }
  const note = word(classifyLink(link) === "government" ? "document.elsewhere" : "document.outside");
  return ` <a href="${escapeXml(link)}" rel="external">${escapeXml(`${word("notice.more")} (${note})`)}</a>`;
}

function styles(): string {
  const shown = localeCodes.map((code) => `:root:lang(${code}) #${noticesId}>[lang=${code}]`);
  const source = `${readFileSync(path.resolve("src", "notice", "notice.css"), "utf8")}${shown}{display:block}`;
  return transformSync(source, { loader: "css", minify: true, target: listOldestBrowsers() }).code.trim();
}

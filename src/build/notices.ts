import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync, transformSync } from "esbuild";
import { z } from "zod";
import { sha256Of } from "../content/sha256";
import { startOfDayInIndia } from "../language/dates";
import { noticeAttributes, noticesId } from "../notice/notice";
import { classifyLink, pathOnSite } from "../site/external-links";
import type { LocaleCode } from "../site/locales";
import { canonicalPath, pageAt, pathTo } from "../site/paths";
import { browserBundle, oldestBrowsers } from "./browsers";
import { buildDate } from "./build-date";
import { type PublishedData, wordsFrom } from "./published-data";
import { escapeXml } from "./xml";

/** A day in milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;

const answer = z.object({
  council: z.object({ siteAddress: z.string() }),
  locales: z.object({ edges: z.array(z.object({ node: z.object({ data: z.string() }) })) }),
  notices: z.object({
    nodes: z.array(
      z.object({
        key: z.string(),
        level: z.string(),
        until: z.string(),
        link: z.string().nullable(),
        text: z.object({ text: z.string(), language: z.string() }),
        english: z.object({ text: z.string() }),
      }),
    ),
  }),
});

/** A notice in a language, as pages show it. */
export type Notice = z.output<typeof answer>["notices"]["nodes"][number];

/** The notices of a day in a language, and what their texts need. */
export interface LocalNotices {
  readonly language: LocaleCode;
  readonly siteAddress: string;
  /** The gravest first. */
  readonly notices: readonly Notice[];
  readonly word: PublishedData["word"];
}

const query = `
  query Notices($language: String!) {
    council { siteAddress }
    locales: interfaceMessages(language: $language, groups: ["notice", "document", "vocabulary.noticeLevel"]) { edges { node { data } } }
    notices: allNotice(sort: [{ levelOrder: ASC }, { until: ASC }, { key: ASC }]) {
      nodes { key level until link text(language: $language) { text language } english: text(language: "en") { text } }
    }
  }
`;

/** Queries the notices that pages show on the day of the build. One that is not due yet is not in the content of a build at all. */
export async function noticesOf(
  language: LocaleCode,
  graphql: (
    query: string,
    variables: { readonly language: LocaleCode },
  ) => Promise<{ data?: unknown; errors?: unknown }>,
): Promise<LocalNotices> {
  const { data, errors } = await graphql(query, { language });
  if (errors) throw new Error("The notices cannot be queried.", { cause: errors });
  const { council, locales, notices } = answer.parse(data);
  return {
    language,
    siteAddress: council.siteAddress,
    notices: notices.nodes.filter(({ until }) => until >= buildDate()),
    word: wordsFrom(locales),
  };
}

/** The markup inserted into pages with notices: in the head, and at the start of the body. */
export interface NoticeMarkup {
  readonly head: string;
  readonly body: string;
}

/**
 * Renders the notices of all languages for every page, with their styles and their script; undefined where there are none. A page carries
 * every language, since a visitor may change the language without leaving the document.
 */
export function noticeMarkup(languages: readonly LocalNotices[]): NoticeMarkup | undefined {
  if (languages.every(({ notices }) => notices.length === 0)) return undefined;
  const sections = languages.map(sectionOf).join("");
  return {
    head: `<style>${styles()}</style>`,
    body: `<div id="${noticesId}">${sections}</div><script>${script()}</script>`,
  };
}

function sectionOf(local: LocalNotices): string {
  const label = escapeXml(local.word("notice.label"));
  return `<section lang="${local.language}" aria-label="${label}">${local.notices.map((notice) => htmlOf(notice, local)).join("")}</section>`;
}

function htmlOf(notice: Notice, local: LocalNotices): string {
  const { language, word } = local;
  const { key, level, until, text, english } = notice;
  const id = sha256Of(JSON.stringify([key, level, english.text])).slice(0, 12);
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

/** A link to a page of the site leads to the page in the language of the notice. */
function linkOf({ link }: Notice, { language, siteAddress, word }: LocalNotices): string {
  if (link === null) return "";
  const path = pathOnSite(link, siteAddress);
  if (path !== undefined) {
    const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/u.exec(path) ?? [];
    const page = pageAt(canonicalPath(pathname) ?? pathname);
    const own = page ? pathTo({ ...page, route: page.route.id }, language) : pathname;
    return ` <a href="${escapeXml(own + rest)}">${escapeXml(word("notice.more"))}</a>`;
  }
  const said = word(classifyLink(link) === "government" ? "document.elsewhere" : "document.outside");
  return ` <a href="${escapeXml(link)}" rel="external">${escapeXml(`${word("notice.more")} (${said})`)}</a>`;
}

function styles(): string {
  const source = readFileSync(path.resolve("src", "notice", "notice.css"), "utf8");
  return transformSync(source, { loader: "css", minify: true, target: oldestBrowsers() }).code.trim();
}

function script(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src", "notice", "entry.inline.ts")],
    ...browserBundle(),
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) throw new Error("esbuild made nothing of the script of the notices.");
  return code;
}

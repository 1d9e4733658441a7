import { formatDate, todayInIndia } from "../../language/dates";
import { toDigits } from "../../language/digits";
import { type Locale, type LocaleCode, locales } from "../../site/locales";
import type { WorkerMessages } from "../manifest";
import { noteId } from "../messages";
import { cacheName, manifest } from "./manifest";
import { cachedAt, cachedPages } from "./page-cache";

/** India is five and a half hours ahead of UTC. */
const quarterHoursAhead = 22;

/** The language that a page is in by its path. */
export function localeOf(page: string): Locale {
  return locales.find(({ prefix }) => prefix !== "" && `${page}/`.startsWith(`${prefix}/`)) ?? locales[0];
}

function wordsOf(code: LocaleCode): WorkerMessages {
  const words = manifest.words[code];
  if (!words) throw new Error(`The worker has no words in ${code}.`);
  return words;
}

/** The sentence that says how old a kept page is, in its language: the day and the hour in India. */
export async function noteFor(page: string): Promise<string> {
  const { code } = localeOf(page);
  const { kept, months } = wordsOf(code);
  const moment = await cachedAt(page);
  const time = new Date(moment.getTime() + quarterHoursAhead * 900_000).toISOString().slice(11, 16);
  return kept
    .replace("{{date}}", formatDate(todayInIndia(moment), code, months))
    .replace("{{time}}", toDigits(time, code));
}

/** A kept page's HTML with the sentence before everything else. */
export async function withNote(page: string, html: string): Promise<string> {
  const note = `<p id="${noteId}" class="${noteId}" role="status">${await noteFor(page)}</p>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

/** Returns the response for a page that is not cached: the failure and the available pages, in the page's language. */
export async function missingPage(page: string): Promise<Response> {
  const { code } = localeOf(page);
  const { title, missing, pages, retry } = wordsOf(code);
  const cache = await caches.open(cacheName);
  const links: string[] = [];
  for (const path of await cachedPages(cache)) {
    const html = localeOf(path).code === code ? await (await cache.match(path))?.text() : undefined;
    const name = html && /<title[^>]*>([^<]*)/.exec(html)?.[1];
    if (name) links.push(`<li><a href="${path}">${name}</a></li>`);
  }
  const list = links.length > 0 ? `<h2>${pages}</h2><ul>${links.join("")}</ul>` : "";
  const body = `<h1>${title}</h1><p>${missing}</p><p><a href="">${retry}</a></p>${list}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const look =
    "<style>body{font:1.125rem/1.6 sans-serif;margin:1.5rem;max-width:40rem}a{display:inline-block;padding:.5rem 0}</style>";
  return new Response(`<!DOCTYPE html><html lang="${code}"><head>${head}${look}</head><body>${body}</body></html>`, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

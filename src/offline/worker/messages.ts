import { formatDate, getTodayInIndia } from "../../language/dates";
import { toDigits } from "../../language/digits";
import { defaultLocale, getLocale, type Locale, type LocaleCode, locales } from "../../site/locales";
import { drawMotif } from "../../site/motif";
import type { WorkerMessages } from "../manifest";
import { noteId } from "../messages";
import { cacheName, manifest } from "./manifest";
import { computeSha256, getCacheTime, listCachedPages } from "./page-cache";

/** India is five and a half hours ahead of UTC. */
const quarterHoursAhead = 22;

/** Returns the language of a page by its path. */
export function getPageLocale(page: string): Locale {
  return locales.find(({ prefix }) => prefix !== "" && `${page}/`.startsWith(`${prefix}/`)) ?? getLocale(defaultLocale);
}

function getMessages(code: LocaleCode): WorkerMessages {
  const words = manifest.words[code];
  if (!words) throw new Error(`The worker has no messages in ${code}.`);
  return words;
}

/** Returns the note with a cached page's age, in the page's language. */
export async function getNote(page: string): Promise<string> {
  const { date, time } = await readMoment(page);
  return getMessages(getPageLocale(page).code).kept.replace("{{date}}", date).replace("{{time}}", time);
}

/** Returns the date and time in India when a page was cached, formatted in the page's language. */
async function readMoment(page: string) {
  const { code } = getPageLocale(page);
  const moment = await getCacheTime(page);
  const time = new Date(moment.getTime() + quarterHoursAhead * 900_000).toISOString().slice(11, 16);
  return { date: formatDate(getTodayInIndia(moment), code, getMessages(code).months), time: toDigits(time, code) };
}

/** Returns a cached page with the note of its age at the start of the body. */
export async function withNote(page: string, cached: Response): Promise<Response> {
  const note = `<p id="${noteId}" class="${noteId}" role="status">${escapeHtml(await getNote(page))}</p>`;
  const html = await cached.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + note),
    { headers: cached.headers },
  );
}

/** Returns a 503 response for a page that is not cached. It lists the cached pages in the same language. */
export async function createMissingPage(page: string): Promise<Response> {
  const { code } = getPageLocale(page);
  const words = getMessages(code);
  const [title, missing, pages, retry] = [words.title, words.missing, words.pages, words.retry].map(escapeHtml);
  const cache = await caches.open(cacheName);
  const links: string[] = [];
  for (const path of await listCachedPages(cache)) {
    const html = getPageLocale(path).code === code ? await (await cache.match(path))?.text() : undefined;
    // HTML from the page's title, so its entities are already escaped.
    const name = html && /<title[^>]*>([^<]*)/.exec(html)?.[1];
    if (!name) continue;
    const { date, time } = await readMoment(path);
    links.push(`<li><a href="${escapeHtml(path)}">${name}</a> <small>${escapeHtml(`${date}, ${time}`)}</small></li>`);
  }
  const list = links.length > 0 ? `<h2>${pages}</h2><ul>${links.join("")}</ul>` : "";
  const lamp = drawMotif({ line: "var(--a)", flame: "var(--a)", bowl: "var(--b)", ground: "var(--p)" });
  const body = `<main><svg viewBox="0 0 240 240" aria-hidden="true">${lamp}</svg><h1>${title}</h1><p>${missing}</p><p><a class="button" href="">${retry}</a></p>${list}</main>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${offlineStyles}</style>`;
  return new Response(`<!DOCTYPE html><html lang="${code}"><head>${head}</head><body>${body}</body></html>`, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-${await computeSha256(new TextEncoder().encode(offlineStyles))}'`,
    },
  });
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/**
 * The styles of the response for missing pages, which cannot load the site's style sheets. The colours are those of
 * `src/styles/tokens.css`, and dark in a dark colour scheme.
 */
const offlineStyles = `
:root{color-scheme:light dark;--p:#fbf7ee;--s:#fffdf8;--t:#2a1a2e;--q:#54435a;--l:#d9cbb4;--b:#43163b;--o:#fff8ec;--a:#e8821a}
@media(prefers-color-scheme:dark){:root{--p:#18111c;--s:#221828;--t:#f7eee2;--q:#d9cbd4;--l:#4c3b57;--b:#e2b9dc;--o:#2c0e28}}
body{margin:0;border-top:.375rem solid var(--a);background:var(--p);color:var(--t);font:1.0625rem/1.7 "Noto Sans",system-ui,"Noto Sans Devanagari",sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 3rem;text-align:center}
svg{width:11rem;height:11rem}
h1{margin:0;font-size:1.75rem;line-height:1.45}
h2{margin:2.5rem 0 .75rem;font-size:1.25rem;line-height:1.45;text-align:start}
a{color:var(--b);text-underline-offset:.2em}
.button{display:inline-block;padding:.6rem 1.5rem;border:1px solid;border-radius:2rem;background:var(--b);color:var(--o);font-weight:700;line-height:1.4;text-decoration:none}
ul{margin:0;padding:0;list-style:none;text-align:start}
li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between;margin-bottom:.75rem;padding:.25rem 1rem .5rem;border:1px solid var(--l);border-radius:.5rem;background:var(--s)}
li a{padding:.5rem 0}
small{color:var(--q)}`;

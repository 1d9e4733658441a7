import { formatDate, todayInIndia } from "../../language/dates";
import { toDigits } from "../../language/digits";
import { type Locale, type LocaleCode, locales } from "../../site/locales";
import { motifMarkup } from "../../site/motif";
import type { WorkerMessages } from "../manifest";
import { noteId } from "../messages";
import { sha256Of } from "./digest";
import { cacheName, manifest } from "./manifest";
import { offlineStyles } from "./offline-styles";
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

/** The sentence that says how old a kept page is, in its language. */
export async function noteFor(page: string): Promise<string> {
  const { date, time } = await momentOf(page);
  return wordsOf(localeOf(page).code).kept.replace("{{date}}", date).replace("{{time}}", time);
}

/** The day and the hour in India at which a page was kept, in its language. */
async function momentOf(page: string) {
  const { code } = localeOf(page);
  const moment = await cachedAt(page);
  const time = new Date(moment.getTime() + quarterHoursAhead * 900_000).toISOString().slice(11, 16);
  return { date: formatDate(todayInIndia(moment), code, wordsOf(code).months), time: toDigits(time, code) };
}

/** Returns a cached page with the notice of its age before everything else. */
export async function withNote(page: string, cached: Response): Promise<Response> {
  const note = `<p id="${noteId}" class="${noteId}" role="status">${escapeHtml(await noteFor(page))}</p>`;
  const html = await cached.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + note),
    { headers: cached.headers },
  );
}

/** Returns the response for a page that is not cached: the failure and the available pages, in the page's language. */
export async function missingPage(page: string): Promise<Response> {
  const { code } = localeOf(page);
  const words = wordsOf(code);
  const [title, missing, pages, retry] = [words.title, words.missing, words.pages, words.retry].map(escapeHtml);
  const cache = await caches.open(cacheName);
  const links: string[] = [];
  for (const path of await cachedPages(cache)) {
    const html = localeOf(path).code === code ? await (await cache.match(path))?.text() : undefined;
    // As the page itself has it, with its entities.
    const name = html && /<title[^>]*>([^<]*)/.exec(html)?.[1];
    if (!name) continue;
    const { date, time } = await momentOf(path);
    links.push(`<li><a href="${escapeHtml(path)}">${name}</a> <small>${escapeHtml(`${date}, ${time}`)}</small></li>`);
  }
  const list = links.length > 0 ? `<h2>${pages}</h2><ul>${links.join("")}</ul>` : "";
  const lamp = motifMarkup({ line: "var(--a)", flame: "var(--a)", bowl: "var(--b)", ground: "var(--p)" });
  const body = `<main><svg viewBox="0 0 240 240" aria-hidden="true">${lamp}</svg><h1>${title}</h1><p>${missing}</p><p><a class="button" href="">${retry}</a></p>${list}</main>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${offlineStyles}</style>`;
  return new Response(`<!DOCTYPE html><html lang="${code}"><head>${head}</head><body>${body}</body></html>`, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-${await sha256Of(new TextEncoder().encode(offlineStyles))}'`,
    },
  });
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

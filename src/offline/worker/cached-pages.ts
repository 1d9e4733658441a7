import { staleNoticeId } from "../../app/app-loader";
import { renderBlockingId } from "../../app/paint";
import { formatDate, getTodayInIndia } from "../../language/dates";
import { toDigits } from "../../language/digits";
import { defaultLocale, type LocaleCode, locales } from "../../site/locales";
import { bowl, drawLotus, flame } from "../../site/motif";
import { cachePrefix, type WorkerData } from "../protocol";

/** Inserted by the build. */
declare const workerData: WorkerData;

/** The name of the cache of pages. */
export const pageCache = `${cachePrefix}pages`;

/** The options for looking up what is cached under its path. */
export const matchOptions = { ignoreVary: true };

/** India is five and a half hours ahead of UTC. */
const quarterHoursAhead = 22;

function getLanguage(path: string): LocaleCode {
  return locales.find(({ prefix }) => prefix !== "" && `${path}/`.startsWith(`${prefix}/`))?.code ?? defaultLocale;
}

function getData<Value>(byLanguage: Readonly<Record<string, Value>>, code: LocaleCode): Value {
  const found = byLanguage[code];
  if (!found) throw new Error(`The worker has no data in ${code}.`);
  return found;
}

/** Returns the paths of the pages that are cached in the language of a page although nobody has opened them. */
export function listPrecached(path: string): readonly [home: string, ...others: string[]] {
  return getData(workerData.precached, getLanguage(path));
}

/** Returns the time of a cached page's response, by the server's clock (RFC 9110, section 6.6.1). */
export function getTime({ headers }: Response): number {
  return Date.parse(headers.get("date") ?? "");
}

/** Returns the date and time in India of a cached page's response, formatted in a language. */
function formatTime(cached: Response, code: LocaleCode) {
  const { months } = getData(workerData.messages, code);
  const moment = new Date(getTime(cached));
  const time = new Date(moment.getTime() + quarterHoursAhead * 900_000).toISOString().slice(11, 16);
  return { date: formatDate(getTodayInIndia(moment), code, months), time: toDigits(time, code) };
}

/**
 * Returns the cached copy of a page with its age, or else the message that the page is not cached. Fails if the home
 * page is not cached either, because the message has its header.
 */
export async function answerFromCache(path: string): Promise<Response> {
  const cache = await caches.open(pageCache);
  const cached = await cache.match(path, matchOptions);
  return cached ? withAge(path, cached) : createMissingPage(path, cache);
}

/** Returns a cached page with a note of its age at the start of the body. */
export async function withAge(path: string, cached: Response): Promise<Response> {
  const code = getLanguage(path);
  const { date, time } = formatTime(cached, code);
  const text = getData(workerData.messages, code).kept.replace("{{date}}", date).replace("{{time}}", time);
  const note = `<p id="${staleNoticeId}" class="${staleNoticeId}" role="status">${escapeHtml(text)}</p>`;
  const html = await cached.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + note),
    { headers: getHeaders(cached) },
  );
}

/** Returns the headers of a cached page without those about bytes that are no longer its own. */
function getHeaders(cached: Response): Headers {
  const headers = new Headers(cached.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return headers;
}

/** Creates a 503 response of the home page's head and header, the message, and the cached pages in the same language. */
async function createMissingPage(path: string, cache: Cache): Promise<Response> {
  const code = getLanguage(path);
  const home = await cache.match(listPrecached(path)[0], matchOptions);
  if (!home) return Response.error();
  const messages = getData(workerData.messages, code);
  const [title, missing, pages, retry] = [messages.title, messages.missing, messages.pages, messages.retry].map(
    escapeHtml,
  );
  const links: string[] = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const cached = getLanguage(pathname) === code ? await cache.match(request, matchOptions) : undefined;
    // HTML from the page's title, so its entities are already escaped.
    if (!cached) continue;
    const title = /<title[^>]*>([^<]*)/.exec(await cached.text())?.[1];
    // The council's name follows the page's, and is the same after each.
    const name = title?.replace(/ – [^–]*$/, "");
    if (!name) continue;
    const { date, time } = formatTime(cached, code);
    links.push(`<li><a href="${escapeHtml(pathname)}">${name}</a> (${escapeHtml(`${date}, ${time}`)})</li>`);
  }
  const page = await home.text();
  const head = `<h1>${title}</h1><p id="${renderBlockingId}">${missing}</p><p><a class="button" href="">${retry}</a></p>`;
  // The policy of the page forbids styles in attributes.
  const main = `<div align="center">${drawMotif(page)}${head}</div><h2>${pages}</h2><ul class="plainList">${links.join("")}</ul>`;
  const html = page
    .replace(/(<title[^>]*>)[^<]*/, (_, tag: string) => tag + title)
    // Also drops the scripts at the end of the body.
    .replace(/(<main[^>]*>)[\s\S]*(?=<\/body>)/, (_, tag: string) => `${tag}${main}</main>`);
  return new Response(html, { status: 503, headers: getHeaders(home) });
}

/** Draws the emblem of the council, if its home page has one, or else the motif. */
function drawMotif(home: string): string {
  const emblem = /<img[^>]* width="240"[^>]*>/.exec(home)?.[0];
  const lamp = `<g fill="var(--colour-mark)"><path fill="var(--colour-accent)" d="${flame}"/><path d="${bowl}"/></g>`;
  const ground = '<circle cx="120" cy="120" r="58" fill="var(--colour-page)"/>';
  return (
    emblem?.replace(/ class="[^"]*"/, "") ??
    `<svg width="200" height="200" viewBox="0 0 240 240" aria-hidden="true">${drawLotus("var(--colour-accent)")}${ground}${lamp}</svg>`
  );
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

import { decodePercent } from "../site/external-links";
import { decodeHtml, fetchPage } from "./written-html";

/** The attribute of the line of the not-found page with the requested address; hidden without it. */
export const askedAttribute = "data-asked";

/** The attribute of the part of the not-found page with a list of pages that were perhaps meant; hidden without any. */
export const likelyAttribute = "data-likely";

/** The most pages that are named. */
const mostLikely = 5;

/** The likeness from which a page may have been meant. */
const leastLikeness = 0.4;

interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly likeness: number;
}

/**
 * Completes the not-found page: shows the requested address, writes its words into the search box of the page, and
 * names the pages that were perhaps meant. These are pages that the menu and the footer link, by their addresses and their
 * names; of a list whose address begins the requested one, also what the list links.
 *
 * @param pathname the path of the open page
 * @param load fetches the HTML of a page of the site; empty if it does not arrive
 */
export async function nameLikelyPages(pathname: string, load = fetchPage): Promise<void> {
  const line = document.querySelector<HTMLElement>(`[${askedAttribute}]`);
  const part = document.querySelector<HTMLElement>(`[${likelyAttribute}]`);
  if (!line || !part) return;
  const asked = listParts(pathname);
  const box = document.querySelector<HTMLInputElement>("main input[type=search]");
  if (box) box.value = asked.join(" ");
  const address = document.createElement("bdi");
  address.textContent = decodePercent(pathname);
  line.append(address);
  line.hidden = false;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("nav a, footer a"));
  const linked = listCandidates(
    links.map((link): Link => [link.href, link.textContent ?? ""]),
    asked,
  );
  show(part, linked);
  const list = linked.find(({ path }) => pathname.toLowerCase().startsWith(`${path.toLowerCase()}/`));
  const html = list && (await load(list.path));
  if (!html) return;
  const inList = listCandidates(listWrittenLinks(html), asked.slice(-1));
  show(part, [...inList.filter(({ path }) => path.startsWith(`${list.path}/`)), ...linked]);
}

/** The address and the name of a link. */
type Link = readonly [href: string, name: string];

/** Lists the links in the HTML of a page. */
function listWrittenLinks(html: string): Link[] {
  const links = html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(?:<span[^>]*>)?([^<]+)/g);
  return Array.from(links, ([, href = "", name = ""]) => [href, decodeHtml(name)]);
}

/** Returns the words of the parts of a path, without the ending of a file and the prefix of a language. */
function listParts(path: string): string[] {
  const parts = decodePercent(path)
    .replace(/\.\w+$/, "")
    .split("/");
  return parts.map((part) => part.replace(/[-_+.\s]+/g, " ").trim()).filter((part) => part.length > 2);
}

/** Lists the pages that are linked, most like the asked one first. */
function listCandidates(links: readonly Link[], asked: readonly string[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const [href, text] of links) {
    const { origin, pathname: path } = new URL(href, location.href);
    const name = text.trim();
    const own = [...listParts(path).slice(-1), name];
    const likeness = Math.max(0, ...asked.flatMap((part) => own.map((text) => compare(part, text))));
    const isPage = origin === location.origin && !/\.\w+$/.test(path) && path !== location.pathname;
    if (isPage && likeness >= leastLikeness && likeness > (found.get(path)?.likeness ?? 0))
      found.set(path, { path, name, likeness });
  }
  return [...found.values()].sort((one, other) => other.likeness - one.likeness);
}

/** Compares two texts: the share of their pairs of letters that both have, from 0 to 1 (Dice's coefficient). */
function compare(one: string, other: string): number {
  const [own, its] = [listPairs(one), listPairs(other)];
  const common = own.filter((pair) => its.includes(pair)).length;
  return own.length + its.length === 0 ? 0 : (2 * common) / (own.length + its.length);
}

function listPairs(text: string): string[] {
  const letters = Array.from(text.toLowerCase().replace(/ /g, ""));
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
}

function show(part: HTMLElement, candidates: readonly Candidate[]): void {
  const items = candidates.slice(0, mostLikely).map(({ path, name }) => {
    const link = document.createElement("a");
    Object.assign(link, { href: path, textContent: name });
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  part.querySelector("ul")?.replaceChildren(...items);
  part.hidden = items.length === 0;
}

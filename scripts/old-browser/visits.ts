import { z } from "zod";
import type { LocaleCode } from "../../src/site/locales";
import { allPages, pathTo } from "../../src/site/paths";
import type { OldPage } from "./page";

/** How long an answer may take, in milliseconds. */
const limit = 15_000;

/** Between two looks at a page, in milliseconds. */
const pause = 50;

/** Until the app has made the page its own. */
const takenOver = "window.starter && window.starter.taken && window.starter.typed.size === 0";

/** The word of the names in a list that most of them have and some have not, and how many have it; not of what stands beside. */
const commonWord = `(() => {
  const first = (name) => document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode().data;
  const names = Array.from(document.querySelectorAll("main tbody tr[id] th"), first);
  const words = new Set(names.join(" ").match(/[\\p{L}\\p{M}]{5,}/gu));
  const counted = Array.from(words, (word) => ({ word, count: names.filter((name) => name.includes(word)).length }));
  return counted.filter(({ count }) => count < names.length).sort((one, other) => other.count - one.count)[0];
})()`;

/** Goes to every page of the site, has it made the app's own and scrolls through it. */
export async function visitAll(page: OldPage, origin: string): Promise<number> {
  const pages = allPages();
  for (const { path } of pages) {
    await open(page, `${origin}${path}`);
    await page.evaluate(`new Promise((done) => {
      const down = () => { scrollBy(0, 600); scrollY + innerHeight < document.body.scrollHeight - 1 ? setTimeout(down, 20) : done(); };
      down();
    })`);
  }
  return pages.length;
}

/** Filters a list, sorts it, searches the site, reads in the dark and goes on by a link, in one language. */
export async function tryAll(page: OldPage, origin: string, language: LocaleCode): Promise<void> {
  await open(page, `${origin}${pathTo("results", language)}`);
  const { word, count } = wordOf(await page.evaluate(commonWord));
  await page.evaluate(`document.querySelector("main form input, main input").focus()`);
  await page.write(word);
  const shown = `document.querySelectorAll("main tbody tr[id]").length`;
  await until(page, `location.search.includes("q=") && ${shown} >= ${count}`, `${count} results with ${word}`);
  await page.evaluate(`document.querySelector("main [data-sort]").click()`);
  await until(page, `location.search.includes("sort=")`, "the results sorted");

  await page.evaluate(`document.querySelector("[name='reading:contrast'][value=dark]").click()`);
  await until(page, `document.documentElement.dataset.theme === "dark"`, "the dark colours");
  await page.evaluate(`document.querySelector("[name='reading:contrast'][value=system]").click()`);

  await page.evaluate("window.left = document.title");
  const next = pathTo("contact", language);
  await page.evaluate(`document.querySelector("a[href='${next}']").click()`);
  await until(page, `location.pathname === "${next}" && document.title !== window.left`, `the page ${next}`);
  if (typeof (await page.evaluate("window.left")) !== "string") throw new Error(`${next} was loaded anew.`);

  await open(page, `${origin}${pathTo("search", language)}?q=${encodeURIComponent(word)}`);
  await until(page, `document.querySelectorAll("main li mark").length > 0`, `answers to ${word}`);
}

async function open(page: OldPage, address: string): Promise<void> {
  await page.goto(address);
  // What stands before the new page is there answers for the page before.
  await until(page, `location.href === ${JSON.stringify(address)} && ${takenOver}`, `the app at ${address}`);
}

async function until(page: OldPage, expression: string, what: string): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (page.faults.length > 0) throw new Error(`${what}: ${page.faults.join("\n")}`);
    if (await page.evaluate(`Boolean(${expression})`)) return;
    await new Promise((later) => setTimeout(later, pause));
  }
  throw new Error(`There was no sight of ${what} within ${limit / 1000} s.`);
}

function wordOf(found: unknown): { readonly word: string; readonly count: number } {
  return z.object({ word: z.string(), count: z.number() }).parse(found);
}

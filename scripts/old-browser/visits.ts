import { expect } from "@playwright/test";
import { z } from "zod";
import type { LocaleCode } from "../../src/site/locales";
import { allPages, pathTo } from "../../src/site/paths";
import type { OldPage } from "./page";

/** How long an answer may take, in milliseconds. */
const limit = 15_000;

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

const counted = z.object({ word: z.string(), count: z.number() });

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

/** Filters and sorts lists, searches the site, reads in the dark and goes on by a link, in one language. */
export async function tryAll(page: OldPage, origin: string, language: LocaleCode): Promise<void> {
  for (const list of ["schools", "results"] as const) await tryList(page, `${origin}${pathTo(list, language)}`);
  await page.evaluate(`document.querySelector("[name='reading:contrast'][value=dark]").click()`);
  await until(page, `document.documentElement.dataset.theme === "dark"`, "the dark colours");
  await page.evaluate(`document.querySelector("[name='reading:contrast'][value=system]").click()`);

  await page.evaluate("window.left = document.title");
  const next = pathTo("contact", language);
  await page.evaluate(`document.querySelector("a[href='${next}']").click()`);
  await until(page, `location.pathname === "${next}" && document.title !== window.left`, `the page ${next}`);
  if (typeof (await page.evaluate("window.left")) !== "string") throw new Error(`${next} was loaded anew.`);

  const word = "2024";
  await open(page, `${origin}${pathTo("search", language)}?q=${word}`);
  await until(page, `document.querySelectorAll("main li mark").length > 0`, `answers to ${word}`);
}

/** Looks for a word in a list, and sorts what has it. */
async function tryList(page: OldPage, address: string): Promise<void> {
  await open(page, address);
  const { word, count } = counted.parse(await page.evaluate(commonWord));
  const rows = `document.querySelectorAll("main tbody tr[id]").length`;
  const all = await page.evaluate(rows);
  await page.evaluate(`document.querySelector("main input").focus()`);
  await page.write(word);
  // A list in numbered pages fills its page with others that have the word.
  const isWhole = `!document.querySelector("main [role=status] button, main [role=alert]")`;
  const isShown = `${isWhole} && ${rows} >= ${count} && (${rows} < ${all} || document.querySelector("main [rel=next]"))`;
  await until(page, `location.search.includes("q=") && ${isShown}`, `${count} entries with ${word}`);
  await page.evaluate(`document.querySelector("main [data-sort]").click()`);
  await until(page, `location.search.includes("sort=") && ${isShown}`, `the entries of ${address} sorted`);
}

async function open(page: OldPage, address: string): Promise<void> {
  await page.goto(address);
  // What stands before the new page is there answers for the page before.
  await until(page, `location.href === ${JSON.stringify(address)} && ${takenOver}`, `the app at ${address}`);
}

/** Waits until an expression holds in the page. @throws what the page complained of meanwhile, or that it never did */
async function until(page: OldPage, expression: string, what: string): Promise<void> {
  const seen = async () => (page.faults.length > 0 ? page.faults : Boolean(await page.evaluate(expression)));
  await expect.poll(seen, { message: what, timeout: limit }).toBe(true);
}

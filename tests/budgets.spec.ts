/** What is sent to visitors is counted: bytes are exact, so they may fail a build, as times may not. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { indexAddress } from "../src/search/format";
import { localeCodes } from "../src/site/locales";
import { allPages, pathTo } from "../src/site/paths";
import { fileOfPage } from "../src/site/production";
import { expect, test } from "./site/test";

/** Bytes at most, compressed by brotli. */
const budgets = {
  /** A page with its styles: all it needs to be read. */
  page: 15_000,
  /** Every script that the page of results runs. */
  scripts: 83_000,
  /** The data by which its scripts take it over. */
  data: 4_000,
  /** The styles of all pages, fetched with the app. */
  styles: 6_500,
  /** What the search fetches in a language when it is turned to, besides its code. */
  index: 24_000,
} as const;

const published = (address: string) => path.join("public", address);
/** A small file has no compressed form. */
const bytesOf = (address: string) => {
  const compressed = statSync(`${published(address)}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(published(address))).size;
};
const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

test("every page is light, in every language", () => {
  for (const { path: page } of allPages()) {
    expect.soft(bytesOf(fileOfPage(page)), page).toBeLessThanOrEqual(budgets.page);
  }
});

test("the search's index is light, in every language", () => {
  for (const language of localeCodes) {
    expect.soft(bytesOf(indexAddress(language)), language).toBeLessThanOrEqual(budgets.index);
  }
});

test("the scripts, the data and the styles of the results are light", () => {
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(published("webpack.stats.json"), "utf8")));
  const assets = ["app", "component---src-templates-results-tsx"].flatMap((group) => {
    const found = namedChunkGroups[group]?.assets ?? [];
    expect(found.length, group).toBeGreaterThan(0);
    return found.map(({ name }) => `/${name}`);
  });
  const scripts = [...new Set(assets)].filter((name) => name.endsWith(".js"));
  expect(scripts.reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThanOrEqual(budgets.scripts);
  const html = readFileSync(published(fileOfPage(pathTo("results", "en"))), "utf8");
  const styles = / data-part-of="([^"]+)"/u.exec(html)?.[1];
  if (!styles) throw new Error("The page does not say where the styles of all pages are.");
  expect(bytesOf(styles)).toBeLessThanOrEqual(budgets.styles);
  expect(bytesOf(`/page-data${pathTo("results", "en")}/page-data.json`)).toBeLessThanOrEqual(budgets.data);
});

import type { Browser } from "@playwright/test";
import { publicFolder } from "../../src/build/published-folder";
import { localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { measureBuilds } from "./builds";
import { markdownTable, median, medians } from "./figures";
import { writeFloor } from "./pages/floor";
import { interactions, measureInteraction } from "./pages/interaction";
import { type Load, measureLoad } from "./pages/load";
import { measureNavigation } from "./pages/navigation";

/** The browser, the origins and the options of the measurements. */
export interface Bench {
  readonly browser: Browser;
  readonly origins: { readonly site: string; readonly floor: string };
  /** The folder of the pages written as by hand. */
  readonly floor: string;
  /** The number of runs of each measurement; the medians are reported. */
  readonly runs: number;
}

/** The results of the measurements, as a table for people and as JSON for programs. */
export interface Report {
  readonly table: string;
  readonly json: unknown;
}

const measured = (["home", "results", "orders", "schools", "contact"] as const).flatMap((route) =>
  localeCodes.map((locale) => pathTo(route, locale)),
);
const sides = ["site", "floor"] as const;
type Side = (typeof sides)[number];
const whole = (milliseconds: number) => Math.round(milliseconds);
const ratio = (one: number, other: number) => (one / other).toFixed(2);

/** The parts of the bench, by their names. */
export const partsOfBench: Readonly<Record<string, (bench: Bench) => Promise<Report>>> = {
  async load({ browser, origins, floor, runs }) {
    const names = ["painted", "largest", "shift", "blocked", "bytes", "requests"] as const;
    const json: { path: string; site: Record<string, number>; floor: Record<string, number> }[] = [];
    for (const path of measured) {
      writeFloor(publicFolder, floor, path);
      const visits: Record<Side, Load[]> = { site: [], floor: [] };
      // In turns, so that other work on the machine shows in both.
      for (let run = 0; run < runs; run += 1) {
        for (const side of sides) visits[side].push(await measureLoad(browser, origins[side] + path));
      }
      json.push({ path, site: medians(visits.site, names), floor: medians(visits.floor, names) });
    }
    const rows = json.map(({ path, site, floor: least }) => [
      path,
      ratio(site.largest ?? 0, least.largest ?? 0),
      whole(site.painted ?? 0),
      whole(site.largest ?? 0),
      (site.shift ?? 0).toFixed(3),
      whole(site.blocked ?? 0),
      ((site.bytes ?? 0) / 1000).toFixed(1),
      ((least.bytes ?? 0) / 1000).toFixed(1),
    ]);
    const heading = ["First visit", "LCP / floor", "FCP ms", "LCP ms", "shift", "blocked ms", "kB in all", "kB floor"];
    return { table: markdownTable(heading, rows), json };
  },

  async navigation({ browser, origins, floor, runs }) {
    const ways = localeCodes.map((locale) => [pathTo("home", locale), pathTo("results", locale)] as const);
    const json: { from: string; to: string; site: number; floor: number; speculation: number }[] = [];
    for (const [from, to] of ways) {
      for (const path of [from, to]) writeFloor(publicFolder, floor, path);
      const times: Record<Side | "speculation", number[]> = { site: [], floor: [], speculation: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const side of sides) {
          const { painted, speculation } = await measureNavigation(browser, origins[side] + from, origins[side] + to);
          times[side].push(painted);
          if (side === "site") times.speculation.push(speculation);
        }
      }
      const [site, least] = [median(times.site), median(times.floor)];
      json.push({ from, to, site, floor: least, speculation: median(times.speculation) });
    }
    const rows = json.map((one) => [
      `${one.from} → ${one.to}`,
      ratio(one.site, one.floor),
      whole(one.site),
      whole(one.floor),
      (one.speculation / 1000).toFixed(1),
    ]);
    const heading = ["Next page", "site / floor", "ms", "floor ms", "kB fetched ahead"];
    return { table: markdownTable(heading, rows), json };
  },

  async interaction({ browser, origins, runs }) {
    const json: { name: string; path: string; longest: number }[] = [];
    for (const interaction of interactions) {
      const answers: number[] = [];
      for (let run = 0; run < runs; run += 1)
        answers.push(await measureInteraction(browser, origins.site, interaction));
      json.push({ name: interaction.name, path: interaction.path, longest: median(answers) });
    }
    const rows = json.map(({ name, path, longest }) => [`${name} (${path})`, whole(longest)]);
    return { table: markdownTable(["Touch or key", "longest answer, ms"], rows), json };
  },

  async build() {
    const json = await measureBuilds();
    const first = json[0]?.seconds ?? Number.NaN;
    const rows = json.map(({ name, seconds, peak }) => [name, ratio(seconds, first), seconds.toFixed(1), whole(peak)]);
    return { table: markdownTable(["Build", "/ cold", "s", "peak memory, MB"], rows), json };
  },
};

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { listProjectFiles } from "../../src/content";
import {
  type HealthItem,
  type HealthList,
  healthHeadings,
  healthKinds,
  readHealthComment,
  toHealthComment,
} from "../../src/content/health";
import { type ClerkTexts, getTexts } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { publicFolder } from "../../src/pipeline/published-folder";
import { readSiteContent } from "../../src/pipeline/site-content";
import { listTasks } from "../../src/pipeline/tasks/open-items";
import { askAll, type ExternalAnswer } from "../links/external";
import { type ContentFile, findPlaces, joinNames, readContentFiles } from "../links/report";
import { checkLinks } from "../links/site";
import { findSupportEnds } from "../support/find-support-ends";
import { findDateFaults } from "../verify/dates";

/** The maximum number of items of one kind in the issue. The editor's page shows all. */
const mostShown = 100;

/**
 * Writes the text of the weekly to-do issue to `file`: the tasks of `npm run tasks`, dead external links of the built site,
 * what expires soon on the live sites, and what loses its support. The file is empty if nothing is to do.
 *
 * @param earlier the file with the open issue's text, which records since when a link is dead
 * @param sites the URLs of the live sites
 */
export async function writeHealth(file: string, earlier: string, sites: readonly string[]): Promise<void> {
  const moment = buildMoment();
  const day = moment.slice(0, 10);
  const before = existsSync(earlier) ? readHealthComment(readFileSync(earlier, "utf8")) : undefined;
  const origins = sites.map((site) => new URL(site).origin);
  const { external } = await checkLinks(publicFolder, origins[0] ?? "");
  const answers = await askAll([...external.keys()], { userAgent: `link check of ${origins[0]}` });
  const dates = await Promise.all(
    origins.map(async (place) =>
      (await findDateFaults(place)).map((said): HealthItem => ({ kind: "expiry", place, said })),
    ),
  );
  const items = [
    ...listTasks(readSiteContent(listProjectFiles("."), moment), "."),
    ...findDeadLinks(answers, readContentFiles("."), before, day),
    ...dates.flat(),
    ...findSupportEnds(".", day),
  ];
  writeFileSync(file, items.length > 0 ? formatIssue({ day, items }) : "");
}

/** Finds dead links, each with the day of its first failure. */
export function findDeadLinks(
  answers: readonly ExternalAnswer[],
  files: readonly ContentFile[],
  before: HealthList | undefined,
  day: string,
): HealthItem[] {
  const dead = answers.filter(({ state }) => state === "gone");
  return dead.map(({ address, detail }) => {
    const known = before?.items.find(({ kind, place }) => kind === "link" && place === address);
    const places = joinNames(findPlaces(address, address, files));
    return {
      kind: "link",
      place: address,
      since: known?.since ?? day,
      said: getTexts("health.dead-link", { detail, files: places || "src/" }),
    };
  });
}

/** Formats the list as Markdown, with a comment that next week's job and the editor read. */
export function formatIssue({ day, items }: HealthList): string {
  const weekly = items.filter(({ kind }) => kind === "link" || kind === "expiry");
  const sections = healthKinds.flatMap((kind) => {
    const found = items.filter((item) => item.kind === kind);
    if (found.length === 0) return [];
    const lines = found.slice(0, mostShown).map(({ place, since, said }) => {
      const sinceWhen = since === undefined ? "" : ` (${inBoth(getTexts("health.since", { day: since }))})`;
      return `- \`${place}\`${sinceWhen}: ${inBoth(said)}`;
    });
    const more = getTexts("health.more", { count: found.length - mostShown });
    const rest = found.length > mostShown ? [`- ${inBoth(more)}`] : [];
    return ["", `## ${inBoth(getTexts(healthHeadings[kind]))}`, "", ...lines, ...rest];
  });
  return [
    toHealthComment({ day, items: weekly }),
    "",
    inBoth(getTexts("health.of-day", { day })),
    ...sections,
    "",
  ].join("\n");
}

function inBoth({ en, hi }: ClerkTexts): string {
  return `${en} · ${hi}`.replaceAll(/[<>&]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

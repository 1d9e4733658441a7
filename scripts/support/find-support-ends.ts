/** Warns the council's technician before the support of a program ends that the council's folder uses. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { HealthItem } from "../../src/content/health";
import { addMonths } from "../../src/language/dates";
import { getTexts } from "../../src/messages";
import { codeFolder } from "../setup/run.mjs";
import table from "./dates.json";

const days = z.record(z.string(), z.iso.date()).default({});

/** The table of dates: groups by the page that publishes them. The end of a name is what `listUsed` finds. */
const groups = z
  .strictObject({
    of: z.string(),
    source: z.url(),
    /** The people who must act first: the council's technician, or the developers of the product. */
    who: z.enum(["council", "product"]),
    /** The state after the day, and what to do. */
    afterwards: z.object({ en: z.string(), hi: z.string() }),
    until: days,
    /** The days on which somebody looked for a date, and found none. */
    nonePublished: days,
  })
  .array()
  .parse(table);

/** The versions of the packages whose support is in the table. */
const manifest = z.object({ dependencies: z.object({ gatsby: z.string(), react: z.string() }) });

/** The months of warning before an end, and the months until somebody looks for a date again. */
const [monthsBefore, monthsUntilLook] = [6, 24];

/** Lists the actions, machines and images that the workflows of a folder use, such as `actions/cache v5` and `Node 24`. */
export function listUsed(root: string): string[] {
  const workflows = path.join(root, ".github");
  const names = existsSync(workflows) ? readdirSync(workflows, { recursive: true, encoding: "utf8" }) : [];
  const files = [
    ...names.filter((name) => name.endsWith(".yml")).map((name) => path.join(workflows, name)),
    ...[".gitlab-ci.yml", ".devcontainer/Dockerfile"].map((name) => path.join(root, name)),
  ];
  const used = files
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(usedLine)])
    .flatMap(([, value = "", version = ""]) => nameUsed(value, version));
  return [...new Set(used)].sort();
}

/** Matches a line that names an action of others, a machine or an image. */
const usedLine = /^[ -]*(?:uses|image|container|runs-on|FROM):? +([^.\s]\S*)(?: # (v\d+))?/gmu;

/** Names what a line of a workflow uses. An image `node:24.21.0-bookworm-slim` is Node 24 and bookworm. */
function nameUsed(value: string, version: string): string[] {
  const [action = "", commit] = value.split("@");
  if (commit !== undefined) return [`${action.split("/").slice(0, 2).join("/")} ${version}`];
  const [, node, system] = /^node:(?:\$NODE-?|(\d+)[\d.]*-?)?(\w+)?(?:-slim)?\s*$/u.exec(value) ?? [];
  const names = [...(node ? [`Node ${node}`] : []), ...(system ? [system] : [])];
  return names.length > 0 ? names : [value];
}

/** Checks whether the table has what a workflow uses. */
export const hasDate = (used: string): boolean =>
  groups.some(({ until, nonePublished }) =>
    [...Object.keys(until), ...Object.keys(nonePublished)].some((name) => name.endsWith(used)),
  );

/**
 * Lists what a folder uses and what loses its support within six months, or has lost it.
 *
 * @param today YYYY-MM-DD
 */
export function findSupportEnds(root: string, today: string): HealthItem[] {
  const text = readFileSync(path.join(codeFolder, "package.json"), "utf8");
  const { gatsby, react } = manifest.parse(JSON.parse(text)).dependencies;
  const major = (version: string) => version.split(".")[0];
  const used = [
    ...[`Node ${major(process.versions.node)}`, `Gatsby ${major(gatsby)}`, `React ${major(react)}`],
    ...listUsed(root),
  ];
  return groups.flatMap(({ source, afterwards, until, nonePublished }) => {
    const isNear = ([name, day]: [string, string], months: number) =>
      addMonths(day, months) <= today && used.some((one) => name.endsWith(one));
    return [
      ...Object.entries(until)
        .filter((row) => isNear(row, -monthsBefore))
        .map(([name, day]) => ({ name, said: getTexts("health.support-until", { name, day }) })),
      ...Object.entries(nonePublished)
        .filter((row) => isNear(row, monthsUntilLook))
        .map(([name, day]) => ({ name, said: getTexts("health.support-unknown", { name, day }) })),
    ].map(({ said }) => ({
      kind: "support" as const,
      place: source,
      said: { en: `${said.en} ${afterwards.en}`, hi: `${said.hi} ${afterwards.hi}` },
    }));
  });
}

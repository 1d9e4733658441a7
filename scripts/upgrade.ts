import path from "node:path";
import { ClerkFault, type ClerkLanguage, getTexts, isClerkLanguage } from "../src/messages";
import { getNpmCommand } from "../src/pipeline/npm";
import { localeCodes } from "../src/site/locales";
import { defineCommand, Misuse } from "./command";
import {
  type Archive,
  ArchiveError,
  readArchive,
  readLockedVersion,
  readTextIn,
  writeDependency,
} from "./council/archive.mjs";
import { run } from "./setup/run.mjs";
import { groupByAudience, isOlder, listLaterVersions } from "./upgrade/changelog";

/** The steps after the number is written. Each may be repeated, and all of them after a step that was broken off. */
const steps: readonly (readonly string[])[] = [
  ["ci", "--no-audit", "--no-fund"],
  ["run", "migrate"],
  ["run", "check"],
];

/** The maximum number of changes shown for each audience. The changelog has the others. */
const mostSaid = 10;

defineCommand(__filename, {
  name: "upgrade",
  summary: "Takes another version of the site into a council's folder, and says what changes for whom.",
  words: "ARCHIVE",
  isForClerks: true,
  firstLanguage: localeCodes.find(isClerkLanguage),
  reasons: [ArchiveError],
  run: async ({ words: [source, ...more], language, root }) => {
    if (source === undefined || more.length > 0) throw new Misuse("Name one release archive: its address or its file.");
    const archive = await readArchive(source);
    for (const line of describeUpgrade(root, archive, language)) console.log(line);
    writeDependency(root, archive);
    for (const step of steps) {
      const code = await run(...getNpmCommand(...step), { cwd: root });
      if (code !== 0) throw new ClerkFault(getTexts("upgrade.broken-off", { steps: formatSteps() }));
    }
  },
});

const formatSteps = () => steps.map((step) => `npm ${step.join(" ")}`).join(" && ");

/** Describes what the version of an archive changes for whom, as lines. An older version is named as one. */
export function describeUpgrade(council: string, archive: Archive, language: ClerkLanguage): string[] {
  const from = readLockedVersion(path.join(council, "package-lock.json"));
  const to: string = JSON.parse(readTextIn(archive, "package.json")).version;
  const say = (key: "upgrade.versions" | "upgrade.older" | "upgrade.next", steps = "") =>
    getTexts(key, { from, to, steps })[language];
  const groups = groupByAudience(listLaterVersions(readTextIn(archive, "CHANGELOG.md"), from), language);
  const changes = [...groups].flatMap(([audience, all]) => [
    `\n${audience}`,
    ...all.slice(0, mostSaid).map((change) => `- ${change}`),
    ...(all.length > mostSaid ? [getTexts("health.more", { count: all.length - mostSaid })[language]] : []),
  ]);
  const head = isOlder(to, from) ? [say("upgrade.older")] : [say("upgrade.versions"), ...changes];
  return [...head, `\n${say("upgrade.next", formatSteps())}`];
}

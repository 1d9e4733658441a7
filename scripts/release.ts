/**
 * `npm run release`: publishes the site to a folder that a server is pointed at, goes back to an earlier release, or
 * tells which there are. Ends with 1 and a plain sentence where nothing was published; visitors then see what they saw.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { publicFolder } from "../src/build/published-folder";
import { pageFile } from "../src/site/http";
import { currentRelease, rollback } from "./release/activate";
import { checkTree } from "./release/checks";
import { describe } from "./release/describe";
import { PublishError, releasePaths } from "./release/layout";
import { withLock } from "./release/lock";
import { lockReleases, publish } from "./release/publish";
import { readReleases } from "./release/record";
import { linesOf } from "./release/report";
import { runTypeScript } from "./setup/run.mjs";
import { misuseOf } from "./setup/usage-error";
import { writeBillsOfMaterials } from "./supply-chain/bill-of-materials";

const usage = `npm run release -- --to folder                      builds, checks, and lets visitors see the new release
npm run release -- --to folder --built site         publishes a folder that was built before, as it is
npm run release -- --to folder --without-browser    on a machine without a browser
npm run release -- --to folder --list               tells which releases there are
npm run release -- --to folder --back [number]      goes back to what visitors saw before, or to a number`;

/** One release at a time is made in a checkout, wherever it goes: all are built in the same folders. */
const checkoutLock = ".release.lock";

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      list: { type: "boolean" },
      back: { type: "boolean" },
      built: { type: "string" },
      "without-browser": { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [wanted, ...more] = positionals;
  const isMisused = more.length > 0 || (wanted !== undefined && !(values.back && /^\d+$/.test(wanted)));
  if (values.help || !values.to || isMisused) {
    process[values.help ? "stdout" : "stderr"].write(`${usage}\n`);
    return values.help ? 0 : 2;
  }
  if (values.list) return list(values.to);
  if (values.back) return back(values.to, wanted === undefined ? undefined : Number(wanted));
  const { to, built } = values;
  const steps = {
    build: built === undefined ? build : () => takeBuilt(built),
    check: (tree: string) => checkTree(tree, { browser: !values["without-browser"] }),
    describe: (since: string | null) => describe(".", since),
    writeBills: async () => (await writeBillsOfMaterials(".")).map(({ file }) => file),
    say,
  };
  const record = await withLock(checkoutLock, () => publish(to, steps), say);
  const heading = built === undefined ? "Visitors see a new release:" : `A new release in ${to}:`;
  say([heading, ...linesOf(record, true)].join("\n"));
  // The release stands; a ledger that could not be written is reported, and written by the next one.
  return built === undefined ? runTypeScript("scripts/ledger.ts") : 0;
}

/** The content is looked at first: it takes a second, and a build some minutes. */
async function build(): Promise<string> {
  if ((await runTypeScript("scripts/check.ts")) !== 0) throw new PublishError("The content has faults, named above.");
  if ((await runTypeScript("scripts/build.ts")) !== 0) {
    throw new PublishError("The site could not be built; the reason stands above.");
  }
  return publicFolder;
}

async function takeBuilt(folder: string): Promise<string> {
  if (!existsSync(path.join(folder, pageFile))) throw new PublishError(`There is no built site in ${folder}.`);
  return folder;
}

async function back(target: string, number: number | undefined): Promise<number> {
  const paths = releasePaths(target);
  const reached = await lockReleases(paths, say, () => rollback(paths, number));
  say(`Visitors see release ${reached} again.`);
  return 0;
}

async function list(target: string): Promise<number> {
  const paths = releasePaths(target);
  const [{ records, unreadable }, current] = await Promise.all([readReleases(paths), currentRelease(paths)]);
  const lines = records.flatMap((one) => linesOf(one, one.number === current));
  say([...(lines.length > 0 ? lines : ["There are no releases yet."]), ...unreadable].join("\n"));
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const misuse = misuseOf(error);
    if (misuse === undefined && !(error instanceof PublishError)) throw error;
    const reason =
      error instanceof PublishError
        ? `${error.message}\nNothing was published. Visitors see what they saw.`
        : `${misuse}\n${usage}`;
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  },
);

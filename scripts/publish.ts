import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { listProjectFiles } from "../src/content";
import { ledgerFile } from "../src/content/ledger";
import { recordPublication } from "../src/content/record-publication";
import { readWithdrawals } from "../src/content/withdrawn-list";
import { digestListPath, parseDigestList } from "../src/pipeline/digest-list";
import { compressedEndings, listFiles, publicFolder } from "../src/pipeline/published-folder";
import { withdrawnRecordPath } from "../src/site/published-paths";
import { unpublished } from "../src/site/requests";
import { defineCommand } from "./command";
import { PublishError } from "./publish/destination";
import { hostLimits, hosts, type PublishingHost, readHost } from "./publish/hosts";
import { publishBuilt } from "./publish/publish-built";
import { codeFolder, runNode, runTypeScript } from "./setup/run.mjs";
import { exitCodes } from "./verify/verify-site";
import { createWithdrawnRecord, formatWithdrawnRecord } from "./verify/withdrawn";

/** Publishes to a folder on this machine, or to the host in `PUBLISH_TO`. */
defineCommand(__filename, {
  name: "publish",
  summary: `Builds, publishes and verifies the site, and goes back automatically ([docs/operate.md](docs/operate.md)); \`PUBLISH_TO\` is ${hosts.join(", ")}.`,
  options: {
    to: { value: "FOLDER", help: "publishes to a folder on this machine" },
    prepare: { value: "FOLDER", help: "only builds, and puts the files of the host there" },
    built: { value: "FOLDER", help: "publishes prepared files" },
  },
  reasons: [PublishError],
  run: async ({ get }) => {
    const { env: environment } = process;
    const [to, built, prepare] = [get("to"), get("built"), get("prepare")];
    const host = to === undefined ? readHost(environment) : "ssh";
    const site = built ?? prepare ?? ".prepared";
    if (host !== "ssh" && prepare === undefined)
      throw new PublishError(
        `PUBLISH_TO=${host}: the host publishes by itself (docs/deploy.md). npm run publish -- --prepare FOLDER only writes its files.`,
      );
    if (built === undefined) await buildFor(host, site, environment);
    if (prepare !== undefined) return 0;
    if (!existsSync(path.join(site, digestListPath)))
      throw new PublishError(`There is no built site in ${site}: npm run publish -- --prepare ${site} creates one.`);
    const { outcome } = await publishBuilt(to, site, environment);
    if (built === undefined) {
      const { added, ended } = recordSite(site);
      if (added + ended > 0) console.log(`${ledgerFile} has ${added} new lines and ${ended} ended ones. Commit it.`);
    }
    return exitCodes[outcome];
  },
});

/** Checks the content, builds the site, checks its links, and writes the files for a host, signed if there is a key. */
async function buildFor(host: PublishingHost, folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const steps = [
    ["scripts/check.ts", "The content has errors."],
    ["scripts/build.ts", "The site could not be built."],
    ["scripts/links.ts", "The site has broken links."],
  ] as const;
  for (const [script, fault] of steps) {
    if ((await runTypeScript(script)) !== 0) throw new PublishError(`${fault} The lines above give the reason.`);
  }
  console.log(`${await createHostFolder(host, publicFolder, folder)} files for ${host} in ${folder}`);
  const record = formatWithdrawnRecord(createWithdrawnRecord(readWithdrawals(listProjectFiles("."))));
  if (host === "ssh") await writeFile(path.join(folder, withdrawnRecordPath), record);
  if (environment.SITE_SIGNING_KEY && (await runNode([path.join(codeFolder, "scripts", "sign.mjs"), folder])) !== 0)
    throw new PublishError("The site could not be signed.");
}

/**
 * Records the documents of a built site in the ledger, so that `/Verify` still recognises them after a replacement.
 *
 * @returns the number of new lines, and of lines that got an end date
 * @throws PublishError if the folder contains no built site
 */
export function recordSite(folder: string): ReturnType<typeof recordPublication> {
  const list = parseDigestList(readFileSync(path.join(folder, digestListPath), "utf8"));
  if (!list) throw new PublishError(`${folder} holds no built site of this version.`);
  return recordPublication(".", `${list.day}T${list.time}`);
}

/**
 * Creates a folder with the files of a built site for one host: every served file, and the configuration files that
 * this host reads. Files are hard links, so the folder must be on the same disk.
 *
 * @returns the number of files
 */
export async function createHostFolder(host: PublishingHost, built: string, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const wanted = listFiles(built).filter((name) => isGivenTo(host, `/${name}`));
  for (const name of wanted) {
    const to = path.join(folder, name);
    await mkdir(path.dirname(to), { recursive: true });
    await link(path.join(built, name), to);
  }
  return wanted.length;
}

/** Checks whether a host needs a file of the built site. */
function isGivenTo(host: PublishingHost, name: string): boolean {
  const { reads, compressed } = hostLimits[host];
  if (compressedEndings.includes(path.posix.extname(name))) return compressed;
  // Files that configure a host are not served, nor are Gatsby's slices, which belong to the build.
  const isInstruction = unpublished.some((pattern) => pattern.test(name)) && !name.startsWith("/_gatsby/");
  return !isInstruction || reads.test(name);
}

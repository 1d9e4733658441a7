/**
 * `npm run deploy`: publishes a built site to the host that `PUBLISH_TO` names, looks at it there, and goes back where that
 * host allows it. `--prepare` only makes the folder that the host is given. Ends with 1 and a sentence where it failed.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { digestListPath } from "../src/build/digest-list";
import { publicFolder } from "../src/build/published-folder";
import { entriesOf, readContent } from "../src/content";
import { type Host, hosts, isHost } from "./publish/hosts";
import { prepareFor } from "./publish/prepare";
import { readSshSettings } from "./publish/remote";
import { publishBySsh } from "./publish/ssh";
import { publishToStaticHost } from "./publish/static-host";
import { PublishError } from "./release/layout";
import { endWith } from "./setup/usage-error";
import { verifySite } from "./verify/verify-site";

const usage = `PUBLISH_TO=${hosts.join("|")} npm run deploy -- --prepare folder   makes the folder that this host is given
PUBLISH_TO=${hosts.join("|")} npm run deploy -- folder             publishes such a folder and looks at it there`;

/** How long a host may go on serving the release before, in milliseconds. */
const verifyTimeoutMs = 180_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { prepare: { type: "string" } } });
  const host = environment.PUBLISH_TO || "pages";
  const [folder, ...more] = positionals;
  if (!isHost(host) || more.length > 0 || (folder === undefined) === (values.prepare === undefined)) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    if (values.prepare !== undefined) {
      say(`${await prepareFor(host, publicFolder, values.prepare)} files for ${host} in ${values.prepare}`);
    } else if (folder !== undefined) await publish(host, folder, environment);
    return 0;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function publish(host: Host, folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const [council] = entriesOf(readContent("."), "council");
  if (!council) throw new PublishError("content/site.yaml cannot be read, as npm run check tells.");
  const { siteAddress, signingKey } = council.value;
  const published = readFileSync(path.join(folder, digestListPath));
  // The machine may be reached under another name before the domain leads to it.
  const origin = new URL(environment.SITE_URL || siteAddress).origin;
  const verify = async () => {
    const { notes, faults } = await verifySite(origin, { signingKey, host, published, timeoutMs: verifyTimeoutMs });
    for (const { en } of notes) say(en);
    return faults.map(({ en }) => en);
  };
  if (host === "pages")
    throw new PublishError("Pages are published by the jobs of CI themselves, not by this command.");
  if (host === "ssh") return publishBySsh(readSshSettings(environment), { site: folder, verify, say });
  await publishToStaticHost(host, folder, environment.HOST_PROJECT || "");
  const faults = await verify();
  if (faults.length > 0) throw new PublishError(faults.join("\n"));
}

endWith(main(process.env), usage);

/**
 * `npm run deploy`: publishes a built site to the host that `PUBLISH_TO` names, looks at it there, and goes back where that
 * host allows it. `--prepare` only makes the folder that the host is given; `--due` only asks whether there is anything to
 * publish. Ends with 1 and a sentence where it failed.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { digestListPath } from "../src/build/digest-list";
import { publicFolder } from "../src/build/published-folder";
import { entriesOf, readContent } from "../src/content";
import { findDue } from "./publish/due";
import { type Host, hosts, isHost } from "./publish/hosts";
import { prepareFor } from "./publish/prepare";
import { readSshSettings } from "./publish/remote";
import { publishBySsh } from "./publish/ssh";
import { publishToStaticHost } from "./publish/static-host";
import { PublishError } from "./release/layout";
import { endWith } from "./setup/usage-error";
import { verifySite } from "./verify/verify-site";

const usage = `PUBLISH_TO=${hosts.join("|")} npm run deploy -- --prepare folder   makes the folder that this host is given
PUBLISH_TO=${hosts.join("|")} npm run deploy -- folder             publishes such a folder and looks at it there
npm run deploy -- --due                       says whether anything has become due since the live site was built`;

/** Milliseconds for which a host may still serve the previous release. */
const verifyTimeoutMs = 180_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prepare: { type: "string" }, due: { type: "boolean" } },
  });
  const [folder, ...more] = positionals;
  const tasks = [folder, values.prepare, values.due].filter((task) => task !== undefined);
  if (more.length > 0 || tasks.length !== 1) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    const host = readHost(environment);
    if (values.due) await sayWhetherDue(environment);
    else if (values.prepare !== undefined) {
      requireBuilt(publicFolder);
      say(`${await prepareFor(host, publicFolder, values.prepare)} files for ${host} in ${values.prepare}`);
    } else if (folder !== undefined) await publish(host, folder, environment);
    return 0;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function readHost({ PUBLISH_TO: name = "" }: NodeJS.ProcessEnv): Host {
  const host = name || "pages";
  if (isHost(host)) return host;
  throw new PublishError(
    `PUBLISH_TO must be one of ${hosts.join(", ")}, not "${host}"; docs/deploy.md says what each is.`,
  );
}

function requireBuilt(folder: string): void {
  if (!existsSync(path.join(folder, digestListPath)))
    throw new PublishError(
      `There is no built site in ${folder}: run npm run build, then npm run deploy -- --prepare folder.`,
    );
}

/** Says `due=true` or `due=false`, as the outputs of a CI step are written, and why. */
async function sayWhetherDue(environment: NodeJS.ProcessEnv): Promise<void> {
  const { isDue, said } = await findDue(originOf(environment), ".");
  process.stderr.write(`${said}\n`);
  say(`due=${isDue}`);
}

/** The origin where the site answers: the machine may be reached under another name before the domain leads to it. */
function originOf(environment: NodeJS.ProcessEnv): string {
  const { SITE_URL: url = "" } = environment;
  if (url !== "" && !/^https?:\/\/[^/\s]/u.test(url))
    throw new PublishError(`SITE_URL must begin with https://, as in https://council.example, not "${url}".`);
  return new URL(url || readCouncil().siteAddress).origin;
}

function readCouncil() {
  const [council] = entriesOf(readContent("."), "council");
  if (!council) throw new PublishError("content/site.yaml cannot be read, as npm run check tells.");
  return council.value;
}

async function publish(host: Host, folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  if (host === "pages")
    throw new PublishError("Pages are published by the jobs of CI themselves, not by this command.");
  requireBuilt(folder);
  const published = readFileSync(path.join(folder, digestListPath));
  const origin = originOf(environment);
  const { signingKey } = readCouncil();
  const verify = async () => {
    const { notes, faults } = await verifySite(origin, { signingKey, host, published, timeoutMs: verifyTimeoutMs });
    for (const { en } of notes) say(en);
    return faults.map(({ en }) => en);
  };
  if (host === "ssh") return publishBySsh(readSshSettings(environment), { site: folder, verify, say });
  await publishToStaticHost(host, folder, environment);
  const faults = await verify();
  if (faults.length > 0) throw new PublishError(faults.join("\n"));
}

endWith(main(process.env), usage);

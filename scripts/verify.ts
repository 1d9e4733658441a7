/**
 * `npm run verify -- URL`: asks a served site whether it is what was built, and ends with 1 and a sentence for each fault.
 * Anyone may run it, against the site or a copy of it; a copy may also be a folder.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { digestListPath } from "../src/build/digest-list";
import { type ClerkLanguage, clerkLanguages, entriesOf, isClerkLanguage, readContent } from "../src/content";
import { hosts, isHost } from "./publish/hosts";
import { createServer } from "./serve/server";
import { endWith } from "./setup/usage-error";
import { words } from "./verify/messages";
import { compareSites, type Verification, verifySite } from "./verify/verify-site";

const usage = `npm run verify -- URL [--host ${hosts.join("|")}] [--published folder] [--language ${clerkLanguages.join("|")}]
npm run verify -- COPY --against URL     says where a copy (a URL or a folder) differs from the site`;

/** Milliseconds for which a host may still serve the previous release after it has received a new one. */
const timeoutMs = 180_000;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: "string" },
      host: { type: "string", default: "ssh" },
      published: { type: "string" },
      language: { type: "string", default: "en" },
    },
  });
  const { against, host, language, published } = values;
  const [place = "", ...more] = positionals;
  const site = originOf(against ?? place);
  if (more.length > 0 || site === undefined || !isHost(host) || !isClerkLanguage(language)) return misused();
  const [council] = entriesOf(readContent("."), "council");
  const signingKey = council?.value.signingKey;
  if (against !== undefined) {
    return withOrigin(place, async (copy) => told(await compareSites(copy, site, { signingKey }), language));
  }
  const list = published === undefined ? undefined : readFileSync(path.join(published, digestListPath));
  return told(await verifySite(site, { signingKey, host, published: list, timeoutMs }), language);
}

/** Gives work the origin of a copy, which is served for it where it is a folder. */
async function withOrigin(place: string, work: (origin: string) => Promise<number>): Promise<number> {
  const origin = originOf(place);
  if (origin !== undefined) return work(origin);
  if (!existsSync(place)) return misused();
  const server = createServer(place);
  try {
    return await work(await server.listen({ port: 0, host: "127.0.0.1" }));
  } finally {
    await server.close();
  }
}

function originOf(text: string): string | undefined {
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

function told({ notes, faults }: Verification, language: ClerkLanguage): number {
  const result = faults.length === 0 ? words.sound() : words.faults(faults.length);
  process.stdout.write(`${[...notes, ...faults, result].map((line) => line[language]).join("\n")}\n`);
  return faults.length === 0 ? 0 : 1;
}

function misused(): number {
  process.stderr.write(`${usage}\n`);
  return 2;
}

endWith(main(), usage);

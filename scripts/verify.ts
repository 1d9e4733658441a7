import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ClerkLanguage, clerkLanguages, getEntries, isClerkLanguage, listProjectFiles } from "../src/content";
import { readEntries } from "../src/content/disk";
import { readWithdrawals } from "../src/content/withdrawn-list";
import { getTexts } from "../src/messages";
import { digestListPath } from "../src/pipeline/digest-list";
import { council as councils } from "../src/schema/collections/site";
import { defineCommand, Misuse } from "./command";
import { hosts, isHost } from "./publish/hosts";
import { serveFolder } from "./serve/server";
import { compareSites, exitCodes, hostDelayMs, type Verification, verifySite } from "./verify/verify-site";

/** Anyone can run this command. */
defineCommand(__filename, {
  name: "verify",
  summary:
    "Compares a served site or a copy with the build; exits with 0 (sound), 1 (go back), 3 (a person must look) or 4 (try again).",
  words: "URL|COPY",
  options: {
    against: { value: "URL", help: "the site that a copy (a URL or a folder) is compared with" },
    host: { value: hosts.join("|"), help: "the host that serves the site" },
    published: { value: "FOLDER", help: "the files that were published" },
    "max-age": { value: "DAYS", help: "the maximum age of the build in days; the default is 2" },
    language: { value: clerkLanguages.join("|"), help: "the language of the messages" },
  },
  run: ({ words: [place = "", ...more], get }) => {
    const [against, host, published] = [get("against"), get("host") ?? "ssh", get("published")];
    const [days, language] = [get("max-age") ?? "2", get("language") ?? "en"];
    const site = originOf(against ?? place);
    if (more.length > 0 || site === undefined || !isHost(host) || !isClerkLanguage(language) || !/^\d+$/u.test(days))
      throw new Misuse("Name the URL of a site, and options as below.");
    const [council] = getEntries({ entries: readEntries(".") }, councils);
    const { signingKey, formerSigningKeys } = council?.value ?? { signingKey: undefined };
    const withdrawn = new Set(readWithdrawals(listProjectFiles(".")).keys());
    const keys = { signingKey, formerSigningKeys, withdrawn };
    if (against !== undefined)
      return withOrigin(place, async (copy) => report(await compareSites(copy, site, keys), language));
    const list = published === undefined ? undefined : readFileSync(path.join(published, digestListPath));
    const expected = { ...keys, host, published: list, timeoutMs: hostDelayMs, maxAgeDays: Number(days) };
    return verifySite(site, expected).then((verification) => report(verification, language));
  },
});

/** Calls `work` with the origin of a copy. Serves the copy until `work` ends if it is a folder. */
async function withOrigin(place: string, work: (origin: string) => Promise<number>): Promise<number> {
  const origin = originOf(place);
  if (origin !== undefined) return work(origin);
  if (!existsSync(place)) throw new Misuse(`${place} is neither a URL nor a folder.`);
  const server = await serveFolder(place);
  try {
    return await work(server.origin);
  } finally {
    await server.close();
  }
}

function originOf(text: string): string | undefined {
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

const advice = { "go-back": "verify.go-back", alarm: "verify.alarm", retry: "verify.retry" } as const;

function report({ outcome, notes, faults }: Verification, language: ClerkLanguage): number {
  const result = faults.length === 0 ? getTexts("verify.sound") : getTexts("verify.faults", { count: faults.length });
  const lines = [...notes, ...faults, result, ...(outcome === "sound" ? [] : [getTexts(advice[outcome])])];
  console.log(lines.map((line) => line[language]).join("\n"));
  return exitCodes[outcome];
}

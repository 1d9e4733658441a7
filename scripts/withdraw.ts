import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../src/content";
import { documentsFolder } from "../src/content/folders";
import { readLedger } from "../src/content/ledger";
import { type FileChanges, withdrawDocuments } from "../src/content/withdrawal";
import { getTodayInIndia } from "../src/language/dates";
import { documentsUrl, nameWithoutDigest } from "../src/site/documents";
import { defineCommand, Misuse } from "./command";
import { readHost } from "./publish/hosts";
import { openDestination, readLiveSite } from "./publish/live-site";
import type { ReleaseFolder } from "./publish/release-folder";
import { PublishError } from "./publish/settings";
import { withdrawFromReleases } from "./publish/withdrawals";
import { askServer } from "./verify/ask";
import { exitCodes } from "./verify/verify-site";

/**
 * Withdraws a published document. On a server its URLs respond with 410 at once, in every stored release and after any
 * rollback. The document is removed from the content, and the content check refuses it from then on. The ledger keeps
 * its digest, so that `/Verify` reports the file as withdrawn.
 */
defineCommand(__filename, {
  name: "withdraw",
  summary: "Withdraws a published document from the site and from every stored release.",
  words: "DOCUMENT",
  options: {
    to: { value: "FOLDER", help: "the releases on this machine; without it, the host that `PUBLISH_TO` names" },
  },
  reasons: [PublishError],
  run: async ({ words: [document = "", ...more], get }) => {
    const { env: environment } = process;
    const name = nameWithoutDigest(path.posix.basename(document));
    if (name === "" || more.length > 0) throw new Misuse("Name one document, such as result-2026.pdf.");
    const files = listProjectFiles(".");
    if (!readLedger(files).some((version) => version.name === name) && !files.has(`${documentsFolder}/${name}`))
      throw new PublishError(`${name} was never published: it is neither in ${documentsFolder} nor in the ledger.`);
    const to = get("to");
    const isServer = to !== undefined || readHost(environment) === "ssh";
    const day = getTodayInIndia(new Date());
    const withdraw = async (folder: ReleaseFolder) => {
      // First the record, which holds even if the rest is broken off.
      await folder.withdrawals.record(name, day);
      await folder.withdrawals.serve((await folder.read()).ids);
      return withdrawFromReleases(folder, name);
    };
    const names = isServer ? await openDestination(to, environment, ({ folder }) => withdraw(folder)) : [];
    const changes = withdrawDocuments(files, new Map([[name, day]]));
    writeChanges(changes);
    console.log(["Changed in the content:", ...Array.from(changes.keys(), (file) => `  ${file}`)].join("\n"));
    console.log(
      `Push these changes as the branch withdraw-${name} and publish. git history still contains the file; docs/operate.md says how to purge it.`,
    );
    if (!isServer)
      console.log(
        "Every publication leaves the document out from then on. This host keeps earlier deployments: delete them in its own interface.",
      );
    else if (to === undefined || environment.SITE_URL) return reportAnswers(names, environment);
    return exitCodes.sound;
  },
});

function writeChanges(changes: FileChanges): void {
  for (const [file, text] of changes) {
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
}

/** Prints the live site's response status for each withdrawn URL, and returns the exit code. */
async function reportAnswers(names: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { origin } = readLiveSite(environment);
  let isGone = true;
  for (const name of names) {
    const { url, status } = await askServer(origin, `${documentsUrl}/${name}`);
    console.log(`${status === 410 ? "gone" : "NOT GONE"}: ${url} answers ${status}`);
    isGone &&= status === 410;
  }
  if (isGone) return exitCodes.sound;
  console.log(
    "The server does not answer 410: install its rules from deploy/ of this version, as docs/deploy.md describes.",
  );
  return exitCodes.alarm;
}

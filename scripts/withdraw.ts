import { existsSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../src/content";
import { documentsFolder } from "../src/content/folders";
import { readLedger } from "../src/content/ledger";
import { getTodayInIndia } from "../src/language/dates";
import { listEntryUrls } from "../src/pipeline/old-paths";
import { isOfDocuments, searchIndexFolder } from "../src/search/format";
import { documentsUrl, getContentUrl, nameWithoutDigest, withdrawnMarks, withdrawnPages } from "../src/site/documents";
import { getPageDataUrl } from "../src/site/page-data";
import { command, Misuse } from "./command";
import { readHost } from "./publish/hosts";
import { readLiveSite, withPlace } from "./publish/live-site";
import { PublishError } from "./publish/settings";
import { ask } from "./verify/ask";
import { exitCodes } from "./verify/verify-site";
import { findUses, removeFromContent } from "./withdraw/remove-from-content";

/**
 * Withdraws a published document. On a server its URLs respond with 410 at once, in every stored release and after any
 * rollback. The document is removed from the content, and the content check refuses it from then on. The ledger keeps
 * its digest, so that `/Verify` reports the file as withdrawn.
 */
command(__filename, {
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
    const versions = readLedger(listProjectFiles(".")).filter((version) => version.name === name);
    if (versions.length === 0 && !existsSync(path.join(documentsFolder, name)))
      throw new PublishError(`${name} was never published: it is neither in ${documentsFolder} nor in the ledger.`);
    const to = get("to");
    const isServer = to !== undefined || readHost(environment) === "ssh";
    const known = versions.map(({ digest }) => path.posix.basename(getContentUrl(name, digest)));
    const entries = findUses(".", name).flatMap(({ entry, fields }) => (fields.length > 0 ? [entry.file] : []));
    const names = isServer ? await withdrawFromServer(name, [name, ...known], entries, to, environment) : [];
    const { changed, linked } = removeFromContent(".", name, getTodayInIndia(new Date()));
    console.log([`Removed from the content: ${name}`, ...changed.map((file) => `  ${file}`)].join("\n"));
    for (const file of linked) console.log(`Remove the link to ${name} from the text of ${file}.`);
    console.log(
      "Commit these changes and publish. git history still contains the file; docs/operate.md says how to purge it.",
    );
    if (!isServer)
      console.log("This host keeps earlier deployments: after the next publication, delete them in its own interface.");
    else if (to === undefined || environment.SITE_URL) return reportAnswers(names, environment);
    return exitCodes.sound;
  },
});

/**
 * Withdraws a document from every stored release. Also withdraws the pages of entries that name it, and the texts of
 * documents in the search index, which may contain its words.
 *
 * @param known the names of the document's published files
 * @param entries the files of the entries that name the document
 * @returns the names of the withdrawn documents
 */
function withdrawFromServer(
  name: string,
  known: readonly string[],
  entries: readonly string[],
  to: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<string[]> {
  const isMatch = (file: string) => nameWithoutDigest(file.replace(/\.(?:br|gz)$/u, "")) === name;
  // An entry without a page is a row of a list, and its URL has a fragment.
  const pages = entries.flatMap(listEntryUrls).filter((address) => !address.includes("#"));
  const files = pages.flatMap((page) => [page, getPageDataUrl(page)]).map((file) => path.posix.parse(file.slice(1)));
  return withPlace(to, environment, async ({ folder }) => {
    const marks = withdrawnPages;
    const names = await folder.withdraw({
      folder: documentsUrl.slice(1),
      names: known,
      isMatch,
      marks: withdrawnMarks,
    });
    for (const { dir, base } of files) await folder.withdraw({ folder: dir, names: [base], marks });
    await folder.withdraw({ folder: searchIndexFolder, names: [], isMatch: isOfDocuments, marks });
    return names;
  });
}

/** Prints the live site's response status for each withdrawn URL, and returns the exit code. */
async function reportAnswers(names: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { origin } = readLiveSite(environment);
  let isGone = true;
  for (const name of names) {
    const { url, status } = await ask(origin, `${documentsUrl}/${name}`);
    console.log(`${status === 410 ? "gone" : "NOT GONE"}: ${url} answers ${status}`);
    isGone &&= status === 410;
  }
  if (isGone) return exitCodes.sound;
  console.log(
    "The server does not answer 410: install its rules from deploy/ of this version, as docs/deploy.md describes.",
  );
  return exitCodes.alarm;
}

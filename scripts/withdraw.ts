import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";
import { listProjectFiles } from "../src/content";
import { readEntries } from "../src/content/disk";
import { findDocumentUses, findSiteAddress } from "../src/content/document-uses";
import { documentsFolder } from "../src/content/folders";
import { readLedger, readWithdrawn, withdrawnFile } from "../src/content/ledger";
import type { WrittenEntry } from "../src/content/written-entry";
import { getTodayInIndia } from "../src/language/dates";
import { listEntryUrls } from "../src/pipeline/old-paths";
import { isOfDocuments, searchIndexFolder } from "../src/search/format";
import { documentsUrl, getContentUrl, nameWithoutDigest, withdrawnMarks, withdrawnPages } from "../src/site/documents";
import { type LocaleCode, localeCodes } from "../src/site/locales";
import { getPageDataUrl } from "../src/site/page-data";
import { command, Misuse } from "./command";
import { readHost } from "./publish/hosts";
import { readLiveSite, withPlace } from "./publish/live-site";
import { PublishError } from "./publish/settings";
import { ask } from "./verify/ask";
import { exitCodes } from "./verify/verify-site";

/** The note in an entry's list of changes, shown with the day of withdrawal. */
const notes: Readonly<Record<LocaleCode, string>> = {
  en: "The document was withdrawn.",
  hi: "दस्तावेज़ वापस लिया गया।",
  sa: "लेख्यं प्रत्याहृतम्।",
};

const note = Object.fromEntries(localeCodes.flatMap((code) => (notes[code] ? [[code, notes[code]]] : [])));

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

/** Finds the entries that refer to a document, in fields or in links in their texts. */
function findUses(root: string, name: string) {
  const entries = readEntries(root);
  const siteAddress = findSiteAddress(entries);
  return entries.flatMap((entry) => {
    const uses = findDocumentUses(entry, siteAddress).filter((use) => use.name === name);
    const fields = uses.filter(({ address }) => address === undefined).map((use) => use.path);
    return uses.length === 0 ? [] : [{ entry, fields, isLinked: fields.length < uses.length }];
  });
}

/**
 * Withdraws a document from the content. Deletes its file and removes it and its text from the entries that refer to
 * it, with a note of the day. Records its name, so that no later change publishes it again.
 *
 * @param day the day in India, YYYY-MM-DD
 * @returns the changed files, and the files with links that a person must remove, relative to the project's root
 */
export function removeFromContent(root: string, name: string, day: string) {
  rmSync(path.join(root, documentsFolder, name), { force: true });
  addWithdrawn(root, name, day);
  const uses = findUses(root, name);
  const changed = uses.filter(({ fields }) => fields.length > 0);
  for (const { entry, fields } of changed)
    writeFileSync(path.join(root, entry.file), withoutFields(entry, fields, day));
  return {
    changed: changed.map(({ entry }) => entry.file),
    linked: uses.filter(({ isLinked }) => isLinked).map(({ entry }) => entry.file),
  };
}

/** Returns an entry's YAML without some fields, and with a note of the withdrawal if its collection has `changes`. */
function withoutFields(
  entry: WrittenEntry,
  fields: readonly WrittenEntry["fields"][number]["path"][],
  day: string,
): string {
  const document = parseDocument(entry.text);
  for (const field of fields) {
    document.deleteIn(field);
    const [parent] = field;
    const left = document.get(parent);
    if (field.length > 1 && isMap(left) && left.items.length === 0) document.delete(parent);
  }
  // These fields contain the document's text.
  for (const field of ["body", "printed"]) document.delete(field);
  if ("changes" in entry.collection.schema.shape) {
    const changes = document.get("changes");
    const change = document.createNode({ day, note });
    if (isSeq(changes)) changes.add(change);
    else document.set("changes", document.createNode([change]));
  }
  return document.toString({ lineWidth: 0 });
}

/** Adds a document to those that were withdrawn, unless it is one of them. */
function addWithdrawn(root: string, name: string, day: string): void {
  const file = path.join(root, withdrawnFile);
  const withdrawn = readWithdrawn(existsSync(file) ? readFileSync(file, "utf8") : "");
  withdrawn.set(name, withdrawn.get(name) ?? day);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...withdrawn].map((line) => `${line.join(" ")}\n`).join(""));
}

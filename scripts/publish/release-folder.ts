import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { computeSha256 } from "../../src/content/sha256";
import { digestListPath, parseDigestList } from "../../src/pipeline/digest-list";
import { documentsUrl } from "../../src/site/documents";
import { cacheRules } from "../../src/site/http";
import { PublishError, type ReleaseDestination } from "./destination";
import { formatRecord, idForm, parseRecord, type ReleaseRecord } from "./release-record";
import { ReleaseWithdrawals } from "./release-withdrawals";
import { type ListedEntry, Rsync } from "./rsync";

/** The number of retained releases. Older ones are removed. */
export const retainedReleases = 10;

/** The contents of a folder of releases. */
export interface Releases {
  /** The id of the live release, or undefined before the first. */
  readonly current: string | undefined;
  /** Ids of all releases, including incomplete ones. The oldest is first. */
  readonly ids: readonly string[];
  /** Records of the verified releases. The oldest is first. */
  readonly verified: readonly ReleaseRecord[];
  /** Ids of releases that were rolled back. */
  readonly rejected: ReadonlySet<string>;
}

/**
 * A folder of releases. `releases/ID/` contains the files of a release, `releases/ID.json` marks it as verified, and
 * the link `current` points to the live one. Only rsync changes the folder, so an ssh key may be restricted to rsync.
 * Only the link is overwritten, and only releases are removed, by id.
 */
export class ReleaseFolder {
  readonly withdrawals: ReleaseWithdrawals;

  constructor(
    private readonly place: ReleaseDestination,
    private readonly rsync: Rsync,
  ) {
    this.withdrawals = new ReleaseWithdrawals(rsync);
  }

  /**
   * Reads the releases in the folder.
   *
   * @throws PublishError if the folder contains anything else, such as a home directory
   */
  async read(): Promise<Releases> {
    const entries = await this.rsync.list("");
    const names = (await this.rsync.list("releases")).map(({ name }) => name);
    const current = readCurrent(entries);
    const foreign = entries.find(({ name }) => !["releases", "current"].includes(name));
    if (current === undefined && foreign)
      throw new PublishError(
        `${this.place.folder} holds ${foreign.name} and no release, so nothing is written there. Name an empty folder.`,
      );
    const records = names.some((name) => name.endsWith(".json")) ? await this.pullRecords() : [];
    return {
      current,
      ids: names.filter((name) => idForm.test(name)).sort(),
      verified: records.filter(({ id }) => names.includes(id)),
      rejected: new Set(names.filter((name) => name.endsWith(".rejected")).map((name) => path.parse(name).name)),
    };
  }

  /** Returns a sentence about the release that visitors see now. */
  async describe(): Promise<string> {
    const { current, verified } = await this.read();
    if (current === undefined) return "Visitors see no release yet.";
    const isVerified = verified.some(({ id }) => id === current);
    return `Visitors see release ${current}${isVerified ? "" : ", which was not verified"}.`;
  }

  /** Returns a line for each release that can be restored. */
  async list(): Promise<string[]> {
    const [{ current, verified }, records] = [await this.read(), await this.withdrawals.readRecords()];
    return verified.map((record) => {
      const lost = Object.keys(records.get(record.id)?.files ?? {}).length;
      const withdrawn = lost > 0 ? `, without ${lost} files that were withdrawn` : "";
      return `${record.id === current ? "->" : "  "} ${formatRecord(record)}${withdrawn}`;
    });
  }

  /**
   * Copies the files of a release. A file identical to one at the same path in `bases` becomes a hard link to it.
   *
   * @param bases earlier releases to link to, at most 20 (rsync's limit)
   */
  async push(id: string, folder: string, bases: readonly string[]): Promise<void> {
    const links = bases.map((base) => `--link-dest=${this.place.folder}/releases/${base}`);
    await this.rsync.push(`${folder}/`, `releases/${id}`, "--checksum", ...links);
  }

  /**
   * Copies code of earlier releases into a release, for pages that visitors already have open. Code has hashed names.
   * Documents are not copied, since a replaced document must disappear. Missing and changed files of a release are
   * omitted.
   *
   * @param own paths in the new release
   */
  async retainCode(id: string, earlier: readonly string[], own: readonly string[]): Promise<void> {
    const lists = path.join(this.rsync.temp, "lists");
    const onlyLists = ["/*/", "/*/.well-known/", `/*${digestListPath}`].map((name) => `--include=${name}`);
    await this.rsync.pull("releases", lists, "--prune-empty-dirs", ...onlyLists, "--exclude=*");
    const present = new Set(own);
    for (const release of earlier.toReversed()) {
      const text = await readFile(path.join(lists, release, digestListPath), "utf8").catch(() => "");
      const { files = {} } = parseDigestList(text) ?? {};
      const names = Object.keys(files).filter((name) => isCode(name) && !present.has(name));
      if (names.length === 0) continue;
      const [chosen, copy] = [path.join(this.rsync.temp, "names"), path.join(this.rsync.temp, release)];
      await writeFile(chosen, names.join("\n"));
      await this.rsync.pull(`releases/${release}`, copy, `--files-from=${chosen}`, "--ignore-missing-args");
      for (const name of names) {
        const bytes = await readFile(path.join(copy, name)).catch(() => undefined);
        if (bytes && computeSha256(bytes) === files[name]) present.add(name);
        else await rm(path.join(copy, name), { force: true });
      }
      await this.push(id, copy, [release]);
    }
  }

  /** Makes a release live atomically: rsync creates a new link and renames it. */
  async switchTo(id: string): Promise<void> {
    const folder = path.join(this.rsync.temp, `to-${id}`);
    await mkdir(folder, { recursive: true });
    const link = path.join(folder, "current");
    await symlink(path.posix.join("releases", id), link);
    await this.rsync.push(link, ".");
  }

  /** Records that a release was verified. */
  markVerified(record: ReleaseRecord): Promise<void> {
    return this.write(`${record.id}.json`, `${JSON.stringify(record)}\n`);
  }

  /** Records that releases were rolled back to `chosen`. */
  async markRejected(ids: readonly string[], chosen: string): Promise<void> {
    for (const id of ids) await this.write(`${id}.rejected`, "");
    await this.rsync.remove("releases", [`/${chosen}.rejected`]);
  }

  /** Reads the bytes of a release's list of digests. */
  async readDigestList(id: string): Promise<Buffer> {
    const copy = path.join(this.rsync.temp, `list-${id}`);
    await this.rsync.pull(
      `releases/${id}${path.posix.dirname(digestListPath)}`,
      copy,
      `--include=/${path.posix.basename(digestListPath)}`,
      "--exclude=*",
    );
    return readFile(path.join(copy, path.posix.basename(digestListPath)));
  }

  /** Removes releases by id. They are older than the retained ones, so no other publication reads them. */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const risks = ids.flatMap((id) => [`/${id}`, `/${id}/**`, `/${id}.json`, `/${id}.rejected`]);
    await this.rsync.remove("releases", risks);
  }

  private async write(name: string, text: string): Promise<void> {
    const file = path.join(this.rsync.temp, name);
    await writeFile(file, text);
    await this.rsync.push(file, "releases");
  }

  private async pullRecords(): Promise<ReleaseRecord[]> {
    const copy = path.join(this.rsync.temp, "records");
    await this.rsync.pull("releases", copy, "--include=/*.json", "--exclude=*");
    const texts = (await readdir(copy)).map((name) => readFile(path.join(copy, name), "utf8"));
    return (await Promise.all(texts)).flatMap((text) => parseRecord(text) ?? []);
  }
}

/**
 * Calls `work` with a folder of releases, and closes the connection afterwards.
 *
 * @throws PublishError with a sentence about the release that visitors see
 */
export async function withReleases<Result>(
  place: ReleaseDestination,
  work: (folder: ReleaseFolder) => Promise<Result>,
): Promise<Result> {
  const rsync = new Rsync(place);
  const folder = new ReleaseFolder(place, rsync);
  try {
    return await work(folder);
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const seen = await folder.describe().catch(() => "What visitors see now cannot be read.");
    throw new PublishError(`${error.message}\n${seen}`, { cause: error });
  } finally {
    rsync.close();
  }
}

/** Checks whether a file is code, which has a hash in its name. */
function isCode(file: string): boolean {
  return cacheRules.find(({ files }) => files.test(file))?.name === "hashed" && !file.startsWith(`${documentsUrl}/`);
}

function readCurrent(entries: readonly ListedEntry[]): string | undefined {
  const link = entries.find(({ name }) => name === "current");
  if (!link) return undefined;
  const [folder, id, ...more] = (link.target ?? "").split("/");
  if (folder === "releases" && id && more.length === 0) return id;
  throw new PublishError("`current` is not a link to a release, so it is left alone. Name another folder.");
}

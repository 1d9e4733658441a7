import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { formatWithdrawals, type ListedWithdrawals, parseWithdrawals } from "../../src/content/withdrawn-list";
import { compressedEndings, listFiles } from "../../src/pipeline/published-folder";
import { isOfFacts, searchIndexFolder } from "../../src/search/format";
import { documentsUrl, nameWithoutDigest, withdrawnMarks } from "../../src/site/documents";
import { getPageFile, getPagePath } from "../../src/site/http";
import { listParents } from "../../src/site/paths";
import { withdrawnRecordPath } from "../../src/site/published-paths";
import {
  createWithdrawnRecord,
  formatWithdrawnRecord,
  parseWithdrawnRecord,
  type WithdrawnRecord,
} from "../verify/withdrawn";
import { createFinder, findPageOfData } from "./find-withdrawn";
import type { Rsync } from "./rsync";
import { listWithdrawnUrls, type WithdrawalList } from "./withdrawal-list";

/** The file with the list that was applied last, beside the releases. */
const listFile = "withdrawn.txt";

/** rsync's rules for the files of a release that may name what was withdrawn. */
const textRules = [
  "- /documents/",
  "- /static/",
  "- /admin/",
  "+ */",
  "+ page-data.json",
  "+ *.atom",
  "+ *.ics",
  "+ /**lists/*.json",
  "- *",
];

/** The records of what releases lost, by their ids. */
type Records = Map<string, WithdrawnRecord>;

/** Applies the list of withdrawals to the releases in a folder, and records what each lost. */
export class ReleaseWithdrawals {
  constructor(private readonly rsync: Rsync) {}

  /** Copies the list beside the releases, with the lines there if the git host may have a newer one. Returns the list. */
  async writeList(list: WithdrawalList): Promise<WithdrawalList> {
    const withdrawals = list.isNewest ? list.withdrawals : new Map([...(await this.readList()), ...list.withdrawals]);
    await this.write(listFile, formatWithdrawals(withdrawals.values()), "");
    return { ...list, withdrawals };
  }

  /** Reads the records of all releases. */
  async readRecords(): Promise<Records> {
    const copy = path.join(this.rsync.temp, "withdrawn");
    const only = ["/*/", "/*/.well-known/", `/*${withdrawnRecordPath}`].map((name) => `--include=${name}`);
    await this.rsync.pull("releases", copy, "--prune-empty-dirs", ...only, "--exclude=*");
    const ids = listFiles(copy).map((file) => file.split("/")[0] ?? "");
    const texts = ids.map(async (id): Promise<[string, WithdrawnRecord]> => {
      return [id, parseWithdrawnRecord(await readFile(path.join(copy, id, withdrawnRecordPath), "utf8"))];
    });
    return new Map(await Promise.all(texts));
  }

  /**
   * Removes from a release what the list names, found by what the release itself names. The record of the removal is
   * written before it, so that a run that was broken off is finished by the next one.
   */
  async apply(id: string, list: WithdrawalList, records: Records): Promise<void> {
    const before = records.get(id) ?? { withdrawn: {}, files: {} };
    if (isDeepStrictEqual(before.withdrawn, createWithdrawnRecord(list.withdrawals).withdrawn)) return;
    const found = list.withdrawals.size > 0 ? await this.find(id, list.withdrawals) : {};
    const files = { ...before.files, ...found };
    const record = createWithdrawnRecord(list.withdrawals, files);
    records.set(id, record);
    const lost = Object.keys(files).filter((file) => list.withdrawals.has(files[file] ?? ""));
    if (lost.length > 0) {
      await this.writeRecord(id, { ...record, withdrawn: {} });
      await this.mark(list, records);
      await this.rsync.remove(
        `releases/${id}`,
        lost.flatMap((file) => ["", ...compressedEndings].map((ending) => file + ending)),
      );
    }
    await this.writeRecord(id, record);
  }

  /** Marks the URLs of the list, and of files that releases lost by it, and no others. */
  async mark(list: WithdrawalList, records: Records): Promise<void> {
    const lost = [...records.values()].flatMap(({ files }) =>
      Object.entries(files).flatMap(([file, name]) => (list.withdrawals.has(name) ? [getPagePath(file)] : [])),
    );
    const urls = new Set([...listWithdrawnUrls(list), ...lost]);
    const folders = new Set([...urls].flatMap(listParents));
    const copy = path.join(this.rsync.temp, withdrawnMarks);
    await rm(copy, { recursive: true, force: true });
    // A page with others below it can have no mark.
    for (const url of urls) if (!folders.has(url)) await writeEmpty(path.join(copy, url));
    await mkdir(copy, { recursive: true });
    await this.rsync.push(`${copy}/`, `releases/${withdrawnMarks}`, "--delete");
  }

  /** Finds the files that a release loses, by path, with the name of what is withdrawn. */
  private async find(id: string, withdrawals: ListedWithdrawals): Promise<Record<string, string>> {
    const texts = path.join(this.rsync.temp, `texts-${id}`);
    await this.rsync.pull(`releases/${id}`, texts, ...textRules.map((rule) => `--filter=${rule}`));
    const findName = createFinder(withdrawals.keys());
    const found: Record<string, string> = {};
    for (const file of listFiles(texts)) {
      const name = findName(`/${file}`, await readFile(path.join(texts, file), "utf8"));
      if (name === undefined) continue;
      const page = findPageOfData(`/${file}`);
      for (const one of [`/${file}`, ...(page === undefined ? [] : [getPageFile(page)])]) found[one] = name;
    }
    for (const { name: file } of await this.rsync.list(`releases/${id}${documentsUrl}`)) {
      const name = nameWithoutDigest(withoutCompression(file));
      if (withdrawals.has(name)) found[`${documentsUrl}/${withoutCompression(file)}`] = name;
    }
    const names = Object.values(found).sort();
    // An index may hold words of all of them; that of facts has no words of documents. An entry's name has a slash.
    const [first = "", entry] = [names[0], names.find((name) => name.includes("/"))];
    for (const { name: file } of names.length > 0 ? await this.rsync.list(`releases/${id}/${searchIndexFolder}`) : []) {
      const name = isOfFacts(file) ? entry : first;
      if (name !== undefined) found[`/${searchIndexFolder}/${withoutCompression(file)}`] = name;
    }
    return found;
  }

  private async readList(): Promise<ListedWithdrawals> {
    const copy = path.join(this.rsync.temp, "list");
    await this.rsync.pull("releases", copy, `--include=/${listFile}`, "--exclude=*");
    return parseWithdrawals(await readFile(path.join(copy, listFile), "utf8").catch(() => ""));
  }

  private writeRecord(id: string, record: WithdrawnRecord): Promise<void> {
    const { base, dir } = path.posix.parse(withdrawnRecordPath);
    return this.write(base, formatWithdrawnRecord(record), `/${id}${dir}`);
  }

  private async write(name: string, text: string, folder: string): Promise<void> {
    const file = path.join(this.rsync.temp, name);
    await writeFile(file, text);
    await this.rsync.push(file, `releases${folder}`, "--ignore-times");
  }
}

async function writeEmpty(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "");
}

/** Returns the path of the file that a compressed file is a copy of. */
function withoutCompression(file: string): string {
  return compressedEndings.includes(path.posix.extname(file)) ? file.replace(/\.\w+$/u, "") : file;
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatWithdrawn, parseWithdrawn } from "../../src/content/ledger";
import { withdrawnListPath } from "../../src/site/published-paths";
import type { Rsync } from "./rsync";

/** The folder of recorded withdrawals, beside the releases. */
const recorded = "withdrawals";

/** The withdrawals recorded in a folder of releases, which every later publication reads. */
export class WithdrawalRecords {
  constructor(private readonly rsync: Rsync) {}

  /**
   * Records a withdrawal beside the releases. Each document has a file, so that two simultaneous withdrawals are both
   * recorded.
   */
  async record(name: string, day: string): Promise<void> {
    const folder = path.join(this.rsync.temp, "withdrawn-now");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, name), formatWithdrawn([[name, day]]));
    await this.rsync.push(`${folder}/`, `releases/${recorded}`);
  }

  /** Reads the recorded withdrawals: the days, YYYY-MM-DD, by document name. */
  async read(): Promise<Map<string, string>> {
    const copy = path.join(this.rsync.temp, recorded);
    const names = (await this.rsync.list(`releases/${recorded}`)).map(({ name }) => name).sort();
    if (names.length > 0) await this.rsync.pull(`releases/${recorded}`, copy);
    const texts = await Promise.all(names.map((name) => readFile(path.join(copy, name), "utf8")));
    return parseWithdrawn(texts.join(""));
  }

  /**
   * Writes the list of recorded withdrawals into releases. Writes it again if another run records a withdrawal at the
   * same time.
   */
  async serve(ids: readonly string[]): Promise<void> {
    const file = path.join(this.rsync.temp, path.posix.basename(withdrawnListPath));
    let served = "";
    for (;;) {
      const text = formatWithdrawn(await this.read());
      if (text === served) return;
      await writeFile(file, text);
      for (const id of ids) await this.rsync.push(file, `releases/${id}${path.posix.dirname(withdrawnListPath)}`);
      served = text;
    }
  }
}

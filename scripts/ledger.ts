/**
 * `npm run ledger`: records in the ledger, which the page “Verify” knows documents by, what the newest build shows; without a
 * build, what one would show now. Who publishes runs it after the publication and commits the file.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { digestListPath, parseDigestList } from "../src/build/digest-list";
import { publicFolder } from "../src/build/published-folder";
import { countErrors, readContent } from "../src/content";
import { ledgerFile, recordPublication } from "../src/content/ledger";
import { minuteInIndia } from "../src/language/dates";
import { command } from "./command";

function main(): number {
  const root = process.cwd();
  if (countErrors(readContent(root).problems) > 0) {
    process.stderr.write(
      "The content has errors, so nothing was published that could be recorded: see npm run check.\n",
    );
    return 1;
  }
  const { added, ended } = recordPublication(root, builtFor(root) ?? minuteInIndia(new Date()));
  process.stdout.write(`${ledgerFile}: ${added} new, ${ended} replaced or withdrawn\n`);
  return 0;
}

/** The minute for which the site in the published folder was built: a document that became due since is not in it. */
function builtFor(root: string): string | undefined {
  const file = path.join(root, publicFolder, digestListPath);
  const list = existsSync(file) ? parseDigestList(readFileSync(file, "utf8")) : undefined;
  return list && `${list.day}T${list.time}`;
}

export const ledger = command(__filename, {
  name: "ledger",
  summary: "Records what the newest build publishes, by its digest; the publication runs it.",
  run: main,
});

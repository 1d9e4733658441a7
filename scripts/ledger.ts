/**
 * `npm run ledger`: records in the ledger, which the page “Verify” knows documents by, what a publication of today shows. Who publishes
 * runs it after the publication and commits the file.
 */
import { countErrors, readContent } from "../src/content";
import { ledgerFile, recordPublication } from "../src/content/ledger";
import { todayInIndia } from "../src/language/dates";

function main(): number {
  const root = process.cwd();
  if (countErrors(readContent(root).problems) > 0) {
    process.stderr.write(
      "The content has errors, so nothing was published that could be recorded: see npm run check.\n",
    );
    return 1;
  }
  const { added, ended } = recordPublication(root, todayInIndia(new Date()));
  process.stdout.write(`${ledgerFile}: ${added} new, ${ended} replaced or withdrawn\n`);
  return 0;
}

process.exitCode = main();

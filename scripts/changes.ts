/**
 * `npm run release:diff -- before after [--pictures folder] [--preview address]`: what visitors will see differently, of two
 * built sites, as Markdown in English and Hindi. In GitHub Actions it goes into the job's summary as well. With
 * `--pictures` the changed pages are drawn before and after, side by side in the folder's `index.html`.
 */
import { appendFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { compareSites } from "./changes/compare";
import { readSite } from "./changes/pages";
import { drawChanges } from "./changes/screenshots";
import { summaryOf } from "./changes/summary";
import { endWith } from "./setup/usage-error";

const usage = "npm run release:diff -- <folder before> <folder after> [--pictures folder] [--preview address]";

async function changes(): Promise<number> {
  const options = { pictures: { type: "string" }, preview: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [before, after] = positionals;
  if (!before || !after) {
    console.error(usage);
    return 2;
  }
  const found = compareSites(await readSite(before), await readSite(after));
  const summary = summaryOf(found, { preview: values.preview });
  console.log(summary);
  const place = process.env.GITHUB_STEP_SUMMARY;
  if (place) await appendFile(place, summary);
  if (values.pictures) {
    const drawn = await drawChanges(found.pages, { before, after }, values.pictures);
    console.log(`${drawn} pages drawn before and after in ${values.pictures}.`);
  }
  return 0;
}

endWith(changes(), usage);

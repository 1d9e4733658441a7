import { appendFile } from "node:fs/promises";
import { compareSites } from "./changes/compare";
import { readSite } from "./changes/pages";
import { drawChanges } from "./changes/screenshots";
import { formatSummary } from "./changes/summary";
import { command, Misuse } from "./command";

/** In GitHub Actions, also appends the summary to the job summary. */
command(__filename, {
  name: "scripts/changes.ts",
  summary: "Describes in English and Hindi what differs for visitors between two built sites.",
  words: "<folder before> <folder after>",
  options: {
    pictures: { value: "FOLDER", help: "takes screenshots of the changed pages before and after" },
    preview: { value: "ADDRESS", help: "links the preview there" },
  },
  run: async ({ words: [before, after], get }) => {
    if (!before || !after) throw new Misuse("Two folders are needed.");
    const found = compareSites(await readSite(before), await readSite(after));
    const summary = formatSummary(found, { preview: get("preview") });
    console.log(summary);
    const place = process.env.GITHUB_STEP_SUMMARY;
    if (place) await appendFile(place, summary);
    const pictures = get("pictures");
    if (pictures) {
      const drawn = await drawChanges(found.pages, { before, after }, pictures);
      console.log(`${drawn} pages captured before and after in ${pictures}.`);
    }
  },
});

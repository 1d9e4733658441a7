import { existsSync } from "node:fs";
import { getEntries, readContent } from "../src/content";
import { publicFolder } from "../src/pipeline/published-folder";
import { command } from "./command";
import { formatBrokenLinks, formatLinkSummary, readContentFiles } from "./links/report";
import { checkLinks } from "./links/site";

async function checkAll(): Promise<number> {
  const [council] = getEntries(readContent("."), "council");
  if (!council)
    return refuse("The site's own address is not known: content/site.yaml is wrong, as npm run check tells.");
  if (!existsSync(publicFolder)) return refuse("There are no pages yet: npm run build makes them.");
  const origin = new URL(council.value.siteAddress).origin;
  const [links, files] = await Promise.all([checkLinks(publicFolder, origin), readContentFiles(".")]);
  return say(
    [...formatBrokenLinks(links.broken, files), formatLinkSummary(links)].join("\n"),
    links.broken.length > 0 ? 1 : 0,
  );
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 1;
}

/** Links to other sites are checked once a week (`npm run ci -- health`), never by a build or a test. */
command(__filename, {
  name: "check:links",
  summary: "Checks every link within the built site.",
  run: checkAll,
});

import { existsSync } from "node:fs";
import { getEntries } from "../src/content";
import { readEntries } from "../src/content/disk";
import { publicFolder } from "../src/pipeline/published-folder";
import { council as councils } from "../src/schema/collections/site";
import { defineCommand } from "./command";
import { formatBrokenLinks, formatLinkSummary, readContentFiles } from "./links/report";
import { checkLinks } from "./links/site";

class NothingToCheck extends Error {}

async function checkAll(): Promise<number> {
  const [council] = getEntries({ entries: readEntries(".") }, councils);
  if (!council)
    throw new NothingToCheck(
      "The site's own address is not known: content/site.yaml is wrong, as npm run check tells.",
    );
  if (!existsSync(publicFolder)) throw new NothingToCheck("There are no pages yet: npm run build makes them.");
  const origin = new URL(council.value.siteAddress).origin;
  const [links, files] = [await checkLinks(publicFolder, origin), readContentFiles(".")];
  console.log([...formatBrokenLinks(links.broken, files), formatLinkSummary(links)].join("\n"));
  return links.broken.length > 0 ? 1 : 0;
}

/** Links to other sites are checked once a week (`npm run ci -- health`), never by a build or a test. */
defineCommand(__filename, {
  name: "check:links",
  summary: "Checks every link within the built site.",
  reasons: [NothingToCheck],
  run: checkAll,
});

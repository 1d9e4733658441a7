import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { publicFolder } from "../src/build/published-folder";
import { entriesOf, readContent } from "../src/content";
import { askAll } from "./links/external";
import { externalReport, isBroken } from "./links/external-report";
import { brokenLines, summaryOf } from "./links/report";
import { checkLinks } from "./links/site";
import { contentFiles } from "./links/written";
import { endWith } from "./setup/usage-error";

const usage = `npm run check:links                 follows every link of the built site, within the site
npm run check:links -- --external   asks for every address elsewhere and reports in Markdown`;

/**
 * `npm run check:links`: follows the links of every page in `public/`, and ends with 1 when one leads nowhere. With
 * `--external` it asks other sites instead, which no build and no test does: it is for a job that runs by the calendar.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { external: { type: "boolean" }, help: { type: "boolean" } } });
  if (values.help) return say(usage, 0);
  const [council] = entriesOf(readContent("."), "council");
  if (!council)
    return refuse("The site's own address is not known: content/site.yaml is wrong, as npm run check tells.");
  if (!existsSync(publicFolder)) return refuse("There are no pages yet: npm run build makes them.");
  const origin = new URL(council.value.siteAddress).origin;
  const [links, files] = await Promise.all([checkLinks(publicFolder, origin), contentFiles(".")]);
  if (values.external) {
    const answers = await askAll([...links.external.keys()], { userAgent: `link check of ${origin}` });
    const report = externalReport(answers, links.external, files);
    return say(report, answers.some(isBroken) ? 1 : 0);
  }
  return say([...brokenLines(links.broken, files), summaryOf(links)].join("\n"), links.broken.length > 0 ? 1 : 0);
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 1;
}

endWith(main(), usage);

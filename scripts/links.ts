import { existsSync } from "node:fs";
import { publicFolder } from "../src/build/published-folder";
import { entriesOf, readContent } from "../src/content";
import { command } from "./command";
import { askAll } from "./links/external";
import { externalReport, isBroken } from "./links/external-report";
import { brokenLines, summaryOf } from "./links/report";
import { checkLinks } from "./links/site";
import { contentFiles } from "./links/written";

async function checkAll(isExternal: boolean): Promise<number> {
  const [council] = entriesOf(readContent("."), "council");
  if (!council)
    return refuse("The site's own address is not known: content/site.yaml is wrong, as npm run check tells.");
  if (!existsSync(publicFolder)) return refuse("There are no pages yet: npm run build makes them.");
  const origin = new URL(council.value.siteAddress).origin;
  const [links, files] = await Promise.all([checkLinks(publicFolder, origin), contentFiles(".")]);
  if (isExternal) {
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

/** Other sites are asked by a job that runs by the calendar, and by no build and no test. */
export const links = command(__filename, {
  name: "check:links",
  summary: "Follows every link of the built site within the site.",
  options: { external: { help: "asks every address elsewhere, and reports in Markdown" } },
  run: ({ has }) => checkAll(has("external")),
});

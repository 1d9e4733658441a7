import { entriesOf, readContent } from "../../src/content";
import { brokenLines, summaryOf } from "../links/report";
import { checkLinks } from "../links/site";
import { contentFiles } from "../links/written";
import { PublishError } from "./layout";
import { faultsInBrowser } from "./smoke";

/**
 * Looks at a tree before visitors see it: every link within the site, and a few pages in a browser.
 *
 * @param options `browser: false` leaves the browser out, on a machine that has none
 * @throws PublishError with each fault on a line
 * @returns what was looked at
 */
export async function checkTree(tree: string, { browser }: { readonly browser: boolean }): Promise<string[]> {
  const [council] = entriesOf(readContent("."), "council");
  if (!council) throw new PublishError("The site's own address is not known: npm run check tells what is wrong.");
  const links = await checkLinks(tree, new URL(council.value.siteAddress).origin);
  if (links.broken.length > 0) {
    const lines = brokenLines(links.broken, await contentFiles("."));
    throw new PublishError(["Links lead nowhere:", ...lines].join("\n"));
  }
  const checks = [`links: ${summaryOf(links)}`];
  if (!browser) return [...checks, "browser: left out"];
  const faults = await faultsInBrowser(tree);
  if (faults.length > 0) throw new PublishError(["The site does not work in a browser:", ...faults].join("\n"));
  return [...checks, "browser: first pages, results and an unknown address, without a complaint"];
}

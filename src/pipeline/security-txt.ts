import { addMonths } from "../language/dates";
import { toMailUrl } from "../site/external-links";
import { localeCodes } from "../site/locales";
import { pathTo } from "../site/paths";
import type { PublishedData } from "./published-data";

/** The URL path of the contact for vulnerability reports (RFC 9116, section 3). */
export const securityTxtPath = "/.well-known/security.txt";

/**
 * Returns the text of `security.txt` (RFC 9116). It expires a year after the newest change of the content, so that two
 * builds of one commit agree. It expires a year from today if no change is known, or if it would otherwise expire
 * within a month.
 *
 * @param changed the days of changes of the content, YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function formatSecurityTxt(
  { siteAddress, email }: Pick<PublishedData["council"], "siteAddress" | "email">,
  changed: Iterable<string>,
  today: string,
): string {
  const url = (path: string) => new URL(path, siteAddress).href;
  const newest = [...changed].sort().at(-1) ?? today;
  const ofNewest = addMonths(newest, 12);
  const expires = ofNewest > addMonths(today, 1) ? ofNewest : addMonths(today, 12);
  return [
    `Contact: ${toMailUrl(email)}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${localeCodes.join(", ")}`,
    `Canonical: ${url(securityTxtPath)}`,
    `Policy: ${url(pathTo("security", "en"))}`,
    "",
  ].join("\n");
}

import type { ContentReading, Problem } from "../../src/content";
import { fileDiagnostic } from "../../src/content/diagnostic";
import { oldPathsSource } from "../../src/content/folders";
import { message } from "../../src/content/messages";
import { hostLimits, isHost } from "../publish/hosts";

/**
 * Returns a warning if the site's host cannot serve some redirects of the previous site.
 *
 * @param publishTo the host that CI publishes to; by default GitHub Pages or GitLab Pages
 */
export function unservedRedirects({ oldPaths }: Pick<ContentReading, "oldPaths">, publishTo = ""): Problem[] {
  const host = isHost(publishTo) ? publishTo : "pages";
  const { redirects, queries } = hostLimits[host];
  const unserved = oldPaths.filter(({ query }) => !redirects || (!queries && query !== undefined));
  if (unserved.length === 0) return [];
  const name = host === "pages" ? "GitHub Pages, GitLab Pages" : host;
  const values = { count: unserved.length, total: oldPaths.length, host: name };
  return [fileDiagnostic(oldPathsSource, message("redirect-host", values), "warning")];
}

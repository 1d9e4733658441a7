import { rm } from "node:fs/promises";
import path from "node:path";
import { documentsUrl } from "../../../site/documents";
import { pageFile } from "../../../site/http";
import { readDocumentTargets, readRedirects } from "../../old-paths";
import { filesBelow, placeFile, urlIn } from "../../published-folder";
import { apacheDocuments, apacheFolder } from "./apache";
import { nginxBrotli, nginxHttp, nginxServer } from "./nginx";
import { headersFile, redirectsFile } from "./static-hosts";

/** The folder of files for a host's administrator, outside of the published folder so that no server can serve them. */
export const deployFolder = "deploy";

/**
 * Writes the configuration of each kind of host. Files that a host expects in the published folder are written there
 * (`_headers`, `_redirects`, `.htaccess`, `.nojekyll`), others to a separate folder.
 *
 * @throws if the site needs more rules than a host reads
 */
export async function writeHostFiles(published: string, deploy: string, warn: (text: string) => void): Promise<void> {
  const documents = await readDocumentTargets(published);
  const oldPaths = await readRedirects(published);
  const files = (await filesBelow(published)).map((file) => urlIn(published, file));
  const pages = files
    .filter((file) => file.endsWith(`/${pageFile}`))
    .map((file) => file.slice(0, -pageFile.length - 1) || "/");
  await rm(deploy, { recursive: true, force: true });
  for (const [file, text] of [
    [path.join(published, "_headers"), headersFile(files)],
    [path.join(published, "_redirects"), redirectsFile(pages, documents, oldPaths, warn)],
    [path.join(published, ".htaccess"), apacheFolder(oldPaths)],
    [path.join(published, documentsUrl, ".htaccess"), apacheDocuments(documents)],
    // Makes GitHub Pages publish the folder unchanged.
    [path.join(published, ".nojekyll"), ""],
    [path.join(deploy, "nginx/http.conf"), nginxHttp(documents, oldPaths)],
    [path.join(deploy, "nginx/server.conf"), nginxServer()],
    [path.join(deploy, "nginx/brotli.conf"), nginxBrotli],
  ] as const) {
    await placeFile(file, text);
  }
}

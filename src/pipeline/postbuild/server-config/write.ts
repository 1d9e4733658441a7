import { rm } from "node:fs/promises";
import path from "node:path";
import { documentsUrl } from "../../../site/documents";
import { pageFile } from "../../../site/http";
import { readDocumentTargets, readOldPaths } from "../../old-paths";
import { filesBelow, placeFile, urlIn } from "../../published-folder";
import { apacheDocuments, apacheFolder } from "./apache";
import { nginxBrotli, nginxHttp, nginxServer } from "./nginx";
import { headersFile, redirectsFile } from "./static-hosts";

/** The folder of what a host's administrator installs: apart from the published one, so that no server can serve it. */
export const deployFolder = "deploy";

/**
 * Writes what each kind of host reads: into the published folder where the host looks there (`_headers`, `_redirects`,
 * `.htaccess`, `.nojekyll`), else into a folder apart.
 *
 * @throws where the site needs more rules than a host reads
 */
export async function writeHostFiles(published: string, deploy: string, warn: (text: string) => void): Promise<void> {
  const documents = await readDocumentTargets(published);
  const oldPaths = await readOldPaths(published);
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
    // Tells GitHub Pages to publish the folder as it is.
    [path.join(published, ".nojekyll"), ""],
    [path.join(deploy, "nginx/http.conf"), nginxHttp(documents, oldPaths)],
    [path.join(deploy, "nginx/server.conf"), nginxServer()],
    [path.join(deploy, "nginx/brotli.conf"), nginxBrotli],
  ] as const) {
    await placeFile(file, text);
  }
}

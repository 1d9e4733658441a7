import { rm } from "node:fs/promises";
import path from "node:path";
import { documentsUrl } from "../../../site/documents";
import { getPagePath, pageFile } from "../../../site/http";
import { readDocumentTargets, readWrittenRedirects } from "../../old-paths";
import { listFiles, writeChangedFile } from "../../published-folder";
import { formatApacheDocuments, formatApacheFolder } from "./apache";
import { formatNginxHttp, formatNginxServer, nginxBrotli, nginxLimit } from "./nginx";
import { formatHeadersFile, formatRedirectsFile } from "./static-hosts";

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
  const oldPaths = await readWrittenRedirects(published);
  const files = listFiles(published).map((file) => `/${file}`);
  const pages = files.filter((file) => file.endsWith(`/${pageFile}`)).map(getPagePath);
  await rm(deploy, { recursive: true, force: true });
  for (const [file, text] of [
    [path.join(published, "_headers"), formatHeadersFile(files)],
    [path.join(published, "_redirects"), formatRedirectsFile(pages, documents, oldPaths, warn)],
    [path.join(published, ".htaccess"), formatApacheFolder(oldPaths)],
    [path.join(published, documentsUrl, ".htaccess"), formatApacheDocuments(documents)],
    // Makes GitHub Pages publish the folder unchanged.
    [path.join(published, ".nojekyll"), ""],
    [path.join(deploy, "nginx/http.conf"), formatNginxHttp(documents, oldPaths)],
    [path.join(deploy, "nginx/server.conf"), formatNginxServer()],
    [path.join(deploy, "nginx/brotli.conf"), nginxBrotli],
    [path.join(deploy, "nginx/limit.conf"), nginxLimit],
  ] as const) {
    await writeChangedFile(file, text);
  }
}

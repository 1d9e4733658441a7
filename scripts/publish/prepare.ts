import { link, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { getUrlIn, listFilesBelow } from "../../src/pipeline/published-folder";
import { compression } from "../../src/site/http";
import { unpublished } from "../../src/site/requests";
import { type Host, hostLimits } from "./hosts";

const compressedForm = new RegExp(
  `(?:${compression.encodings.map(({ extension }) => `\\${extension}`).join("|")})$`,
  "u",
);

/**
 * Creates a folder with the files of a built site for one host: every served file, and the configuration files that
 * this host reads. Files are hard links, so the folder must be on the same disk.
 *
 * @returns the number of files
 */
export async function prepareFor(host: Host, built: string, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const names = (await listFilesBelow(built)).map((file) => getUrlIn(built, file));
  const wanted = names.filter((name) => isGivenTo(host, name));
  for (const name of wanted) {
    const to = path.join(folder, name);
    await mkdir(path.dirname(to), { recursive: true });
    await link(path.join(built, name), to);
  }
  return wanted.length;
}

/** Checks whether a host needs a file of the built site. */
function isGivenTo(host: Host, name: string): boolean {
  const { reads, compressed } = hostLimits[host];
  if (compressedForm.test(name)) return compressed;
  // Files that configure a host are not served, nor are Gatsby's slices, which belong to the build.
  const isInstruction = unpublished.some((pattern) => pattern.test(name)) && !name.startsWith("/_gatsby/");
  return !isInstruction || reads.test(name);
}

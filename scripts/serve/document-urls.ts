import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { contentUrl, documentsUrl, documentUrlsFile } from "../../src/site/documents";
import { propertyOf } from "./thrown";

const addresses = z.record(z.string(), z.string().regex(contentUrl));

/**
 * Where the stable address of a document leads in a published folder; undefined for any other address, and where the
 * build left no list.
 *
 * @throws for a list that is not what the build writes
 */
export async function currentUrlOf(root: string, pathname: string): Promise<string | undefined> {
  if (!pathname.startsWith(`${documentsUrl}/`) || contentUrl.test(pathname)) return undefined;
  try {
    const list = addresses.parse(JSON.parse(await readFile(path.join(root, documentUrlsFile), "utf8")));
    return Object.hasOwn(list, pathname) ? list[pathname] : undefined;
  } catch (error) {
    if (propertyOf(error, "code") === "ENOENT") return undefined;
    throw new Error(`${documentUrlsFile} cannot be read as a list of documents' addresses`, { cause: error });
  }
}

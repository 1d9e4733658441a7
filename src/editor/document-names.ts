import { toKey } from "../content/proposed-key";
import { storedName } from "../schema/formats";
import { nameWithoutDigest } from "../site/documents";

/**
 * Returns the original name of a file that was downloaded from the site. It lacks the digest that the site adds, and
 * the number that a browser adds to further copies. So a corrected download replaces the original document.
 */
function findTakenName(name: string): string {
  const once = name.replace(/ ?\(\d+\)(\.[a-z]+)$/u, "$1");
  const plain = nameWithoutDigest(once);
  return plain === once ? name : plain;
}

/** Returns the file name for publication: lower case, with only the letters that URLs allow. */
export function toPublishedName(file: string): string {
  const name = findTakenName(file).toLowerCase();
  if (storedName.test(name)) return name;
  const dot = name.lastIndexOf(".");
  return `${toKey(name.slice(0, dot)) || "document"}${name.slice(dot)}`;
}

/** Returns a free name for a document: `wanted`, or `wanted` with the first free number. */
export function findFreeName(wanted: string, isFree: (name: string) => boolean): string {
  const dot = wanted.lastIndexOf(".");
  let name = wanted;
  for (let count = 2; !isFree(name); count += 1) name = `${wanted.slice(0, dot)}-${count}${wanted.slice(dot)}`;
  return name;
}

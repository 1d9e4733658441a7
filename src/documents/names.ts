import { toKey } from "../language/romanise";
import { type ClerkMessage, toMessage } from "../messages";
import {
  documentEndings,
  documentName,
  findDocumentType,
  isPictureName,
  longestKey,
  pictureEndings,
  pictureName,
  storedName,
} from "../schema/formats";
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

/** Returns the message about an invalid name of a file in `static/documents`; undefined for a valid name. */
export function getStoredNameMessage(name: string): ClerkMessage | undefined {
  return getDocumentNameMessage(name, isPictureName(name));
}

/** Returns the message about an invalid name of a document, or of a picture; undefined for a valid name. */
export function getDocumentNameMessage(name: string, isPicture: boolean): ClerkMessage | undefined {
  return (isPicture ? pictureName : documentName).test(name) ? undefined : getDocumentNameFault(name, isPicture);
}

/** Returns the message about the name of a document, or of a picture, that is not allowed. */
export function getDocumentNameFault(found: string, isPicture: boolean): ClerkMessage {
  if (found.includes("://")) return toMessage("document-address");
  const name = found.split(/[\\/]/u).at(-1) ?? "";
  const type = findDocumentType(name);
  if (!type || isPictureName(name) !== isPicture) {
    return isPicture
      ? toMessage("picture-name", { found, endings: pictureEndings.join(", ") })
      : toMessage("document-ending", { found, endings: documentEndings.join(", ") });
  }
  const plain = nameWithoutDigest(name);
  if (plain !== name && storedName.test(plain)) return toMessage("document-digest", { found, near: plain });
  const near = `${toKey(name.slice(0, -type.length - 1)).slice(0, longestKey) || "document"}.${type}`;
  return toMessage(name === found ? "document-name" : "document-outside", { found, near });
}

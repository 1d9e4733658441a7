import { getCollectionPath } from "../content/files";
import { documentsFolder } from "../content/folders";
import { type ClerkLanguage, getTexts } from "../messages";
import { editedCollections } from "../schema/collections";
import { findCollectionOf } from "./describe-change";

/**
 * Replaces the paths of files and folders in a message by the names that clerks know: `content/orders/a.yaml` by the
 * label of the list and the key. The messages of the check name paths, because the command line shows them too.
 */
export function nameFiles(text: string, language: ClerkLanguage): string {
  return text.replace(/\b(?:content|static)\/[\w.*/-]*\w/gu, (path) => {
    const list = editedCollections.find((each) => getCollectionPath(each) === path);
    if (list) return `“${list.label[language]}”`;
    const collection = findCollectionOf(path);
    const key = path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/u, "");
    if (collection) return `“${collection.label[language]}: ${key}”`;
    if (path === documentsFolder) return getTexts("files.documents")[language];
    return getTexts(path.startsWith("static/") ? "files.pictures" : "files.other")[language];
  });
}

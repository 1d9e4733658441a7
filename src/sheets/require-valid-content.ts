import { getCollectionPath } from "../content/files";
import type { OpenContent } from "../content/open-content";
import { report } from "../content/report";
import { ClerkFault, getTexts } from "../messages";
import type { Collection } from "../schema/collection";
import { getCollection } from "../schema/collections";
import { getFields } from "../schema/description";

/**
 * Throws a `ClerkFault` if the collection, or one it refers to, has errors. The values of invalid entries are unknown:
 * an export would lose them, and an import would not find them.
 */
export function requireValidContent(collection: Collection, { problems }: OpenContent): void {
  const referred = getFields(collection).flatMap((field) => ("collection" in field ? [field.collection] : []));
  const folders = [collection, ...referred.map(getCollection)].map((each) => `${getCollectionPath(each)}/`);
  const wrong = problems.filter(
    ({ file, severity }) => severity === "error" && folders.some((folder) => file.startsWith(folder)),
  );
  if (wrong.length === 0) return;
  const describe = (language: "en" | "hi") =>
    `${getTexts("sheet.content-wrong")[language]}\n${report(wrong, { language, format: "terminal" })}`;
  throw new ClerkFault({ en: describe("en"), hi: describe("hi") });
}

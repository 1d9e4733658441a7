import { report } from "../../src/content";
import { pathOf } from "../../src/content/files";
import { texts } from "../../src/content/messages";
import type { Collection } from "../../src/schema/collection";
import { fieldsOf } from "../../src/schema/outputs/form-fields";
import { ClerkFault } from "../entries/clerk-fault";
import type { OpenContent } from "../entries/drafts";
import { collectionNamed } from "../entries/named";

/**
 * Throws a `ClerkFault` if an entry of the collection, or of one that it refers to, has an error. The values of such an
 * entry are unknown: an export would lose it, and an import would not find it.
 */
export function demandSoundContent(collection: Collection, { problems }: OpenContent): void {
  const referred = fieldsOf(collection).flatMap((field) => (field.kind === "reference" ? [field.collection] : []));
  const folders = [collection, ...referred.map(collectionNamed)].map((each) => `${pathOf(each)}/`);
  const wrong = problems.filter(
    ({ file, severity }) => severity === "error" && folders.some((folder) => file.startsWith(folder)),
  );
  if (wrong.length === 0) return;
  const told = (language: "en" | "hi") =>
    `${texts("sheet.content-wrong")[language]}\n${report(wrong, { language, format: "terminal" })}`;
  throw new ClerkFault({ en: told("en"), hi: told("hi") });
}

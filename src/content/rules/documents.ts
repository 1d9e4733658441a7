import { documentName } from "../../schema/formats";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { findDocumentUses, siteAddressIn } from "../document-uses";
import { message } from "../messages";
import { documentNameMessage } from "../rule-messages";
import { suggest } from "../suggest";
import { problemIn, problemInText } from "../written-entry";
import type { Rule, WrittenContent } from "./rule";

/** Every document an entry names is there and fit to be published; what is there and not named is warned of. */
export const documentsArePublishable: Rule = (content) => {
  const siteAddress = siteAddressIn(content.entries);
  const uses = content.entries.flatMap((entry) =>
    findDocumentUses(entry, siteAddress).map((use) => ({ ...use, entry })),
  );
  const byName = new Map(content.documents.map((document) => [document.name, document]));
  // What is probably meant by a wrong name is used too.
  const used = new Set(uses.map(({ name }) => (byName.has(name) ? name : nearestDocument(name, content))));
  const atUses = uses.flatMap(({ entry, path, name, address }): Diagnostic[] => {
    // In a field for names, the schema reports a name of another form. A whole address may be one that redirects.
    if (address === undefined ? !documentName.test(name) : !address.startsWith("/")) return [];
    const document = byName.get(name);
    const fault = document ? document.fault : (documentNameMessage(name) ?? missingDocument(name, content));
    if (!fault) return [];
    return address === undefined
      ? [problemIn(entry, { path, part: "value", message: fault })]
      : [problemInText(entry, path, address, fault)];
  });
  // A file that cannot be read may name any of them.
  const isKnown = content.entries.every(({ isReadable }) => isReadable);
  const elsewhere = content.documents.flatMap(({ name, file, fault }) => {
    if (used.has(name)) return [];
    if (fault) return [fileDiagnostic(file, fault)];
    return isKnown ? [fileDiagnostic(file, message("document-unused"), "warning")] : [];
  });
  return [...atUses, ...elsewhere];
};

function missingDocument(found: string, content: WrittenContent) {
  const near = nearestDocument(found, content);
  return near ? message("document-near", { found, near }) : message("document-missing", { found });
}

function nearestDocument(found: string, { documents }: WrittenContent): string | undefined {
  return suggest(
    found,
    documents.map(({ name }) => ({ value: name })),
  );
}

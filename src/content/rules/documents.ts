import { getDocumentNameMessage } from "../../documents/names";
import { toMessage } from "../../messages";
import { createFileDiagnostic, type Diagnostic } from "../diagnostic";
import { findDocumentUses, findSiteAddress } from "../document-uses";
import { suggest } from "../suggest";
import { createProblem } from "../written-entry";
import type { Rule, WrittenContent } from "./rule";

/** Every document that an entry names exists and can be published. Unused documents are warnings. */
export const documentsArePublishable: Rule = (content) => {
  const siteAddress = findSiteAddress(content.entries);
  const uses = content.entries.flatMap((entry) =>
    findDocumentUses(entry, siteAddress).map((use) => ({ ...use, entry })),
  );
  const byName = new Map(content.documents.map((document) => [document.name, document]));
  // The likely intended document of a misspelt name counts as used.
  const used = new Set(uses.map(({ name }) => (byName.has(name) ? name : nearestDocument(name, content))));
  const atUses = uses.flatMap(({ entry, path, name, address, isPicture = false }): Diagnostic[] => {
    const misnamed = getDocumentNameMessage(name, isPicture);
    // The schema reports malformed names in fields. A path in an absolute URL may be a redirect.
    if (address === undefined ? misnamed : !address.startsWith("/")) return [];
    const document = byName.get(name);
    const fault = misnamed ?? (document ? document.fault : missingDocument(name, content));
    if (!fault) return [];
    return [createProblem(entry, { path, message: fault, ...(address !== undefined && { word: address }) })];
  });
  // An unreadable file may name any document.
  const isKnown = content.entries.every(({ isReadable }) => isReadable);
  const elsewhere = content.documents.flatMap(({ name, file, fault }) => {
    if (used.has(name)) return [];
    if (fault) return [createFileDiagnostic(file, fault)];
    return isKnown ? [createFileDiagnostic(file, toMessage("document-unused"), "warning")] : [];
  });
  return [...atUses, ...elsewhere];
};

function missingDocument(found: string, content: WrittenContent) {
  const near = nearestDocument(found, content);
  return near ? toMessage("document-near", { found, near }) : toMessage("document-missing", { found });
}

function nearestDocument(found: string, { documents }: WrittenContent): string | undefined {
  return suggest(
    found,
    documents.map(({ name }) => name),
  );
}

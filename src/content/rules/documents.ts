import { documentName } from "../../schema/fields";
import { documentNameIn } from "../../site/documents";
import { localeCodes } from "../../site/locales";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { isGroup } from "../fields";
import { linksIn } from "../markdown";
import { message } from "../messages";
import type { Path } from "../position";
import { documentNameMessage } from "../rule-messages";
import { suggest } from "../suggest";
import { problemIn, problemInText, type WrittenEntry } from "../written-entry";
import type { Rule, WrittenContent } from "./rule";

interface Use {
  readonly entry: WrittenEntry;
  readonly path: Path;
  readonly name: string;
  /** The address that a text gives, where it is a link in one. */
  readonly address?: string;
}

/** Every document an entry names is there and fit to be published; what is there and not named is warned of. */
export const documentsArePublishable: Rule = (content) => {
  const uses = content.entries.flatMap(usesIn);
  const byName = new Map(content.documents.map((document) => [document.name, document]));
  // What is probably meant by a wrong name is used too.
  const used = new Set(uses.map(({ name }) => (byName.has(name) ? name : nearestDocument(name, content))));
  const atUses = uses.flatMap(({ entry, path, name, address }): Diagnostic[] => {
    // In a field of its own, a name of another form is told by the schema, once.
    if (!documentName.test(name) && address === undefined) return [];
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

/** The names of the documents that an entry names, in fields of their own and in links of its texts. */
export function documentsNamedBy(entry: WrittenEntry): string[] {
  return usesIn(entry).map(({ name }) => name);
}

function usesIn(entry: WrittenEntry): Use[] {
  return entry.fields.flatMap(({ path, description, value }): Use[] => {
    if (description.kind === "markdown") return documentLinks(entry, path, value);
    if (description.kind === "document") return fileNamed(entry, path, value);
    if (description.kind !== "documents" || !isGroup(value)) return [];
    return localeCodes.flatMap((code) => fileNamed(entry, [...path, code], value[code]));
  });
}

function fileNamed(entry: WrittenEntry, path: Path, value: unknown): Use[] {
  if (typeof value !== "string" || value.trim() === "") return [];
  return [{ entry, path, name: value.trim().replace(/^\/?documents\//u, "") }];
}

function documentLinks(entry: WrittenEntry, path: Path, value: unknown): Use[] {
  return linksIn(value).flatMap(({ language, address }) => {
    const name = documentNameIn(address);
    return name === undefined ? [] : [{ entry, path: [...path, language], name, address }];
  });
}

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

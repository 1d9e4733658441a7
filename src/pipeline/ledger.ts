import type { PublishedVersion } from "../components/DocumentCheck";
import { readLedger, updateLedger } from "../content/ledger";
import type { ProjectFiles } from "../content/project-files";
import type { LocalizedText } from "../content/view";
import { collections } from "../schema/collections";
import type { LocaleCode } from "../site/locales";
import type { Site } from "./site";

/** Returns all document versions that the site has published, including this build's, with titles in a language. */
export function listPublishedVersions(files: ProjectFiles, site: Site, language: LocaleCode): PublishedVersion[] {
  const titles = new Map<string, LocalizedText>();
  for (const collection of collections.filter(({ schema }) => "document" in schema.shape))
    for (const { title, documents } of site.views(collection, language))
      for (const { name } of documents) titles.set(name, title);
  return updateLedger(readLedger(files), site.documents, site.today).map((version) => {
    const address = site.document(version.name)?.address ?? null;
    return {
      ...version,
      ended: version.ended ?? null,
      status: version.ended === undefined ? "current" : address === null ? "withdrawn" : "replaced",
      address,
      title: titles.get(version.name) ?? null,
    };
  });
}

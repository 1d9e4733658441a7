import { useMemo } from "react";
import { memoize } from "../../content/memoize";
import type { TextRules } from "../../content/rules";
import type { EntryList } from "../../desk/entry-list";
import type { Host } from "../../desk/host/host";
import { listDocumentNames } from "../../desk/save-entry";
import type { Collection } from "../../schema/collection";
import { language } from "../page";
import type { ReferenceOption } from "./surroundings";

/** What the pages of the form work with. */
export interface FormPageProps {
  readonly host: Host;
  readonly rules: TextRules;
  /** The entries of the published site. */
  readonly entries: EntryList;
}

/** What the form of an entry works with. */
export interface Preparation extends FormPageProps {
  readonly collection: Collection;
}

/** Returns the entries that fields can refer to, by collection. */
export function useReferences(entries: EntryList): ReadonlyMap<string, readonly ReferenceOption[]> {
  return useMemo(
    () =>
      new Map(
        Object.entries(entries).map(([collection, list]) => [
          collection,
          list.map(({ key, name }) => ({ value: key, label: name[language] })),
        ]),
      ),
    [entries],
  );
}

/** Returns the function that lists the names of the published documents, and asks the host once. */
export function usePublishedDocuments(host: Host): () => Promise<ReadonlySet<string>> {
  return useMemo(() => memoize(async () => listDocumentNames(await host.list())), [host]);
}

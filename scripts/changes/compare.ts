import type { BuiltPage, BuiltSite } from "./pages";

/** The differences of a page between two builds. */
export interface PageChange {
  readonly address: string;
  readonly title: string;
  readonly kind: "added" | "removed" | "changed";
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The difference of a document between two builds. */
export type DocumentChange = Pick<PageChange, "address" | "kind">;

/** The differences between two builds that visitors see. */
export interface SiteChanges {
  readonly pages: readonly PageChange[];
  readonly documents: readonly DocumentChange[];
}

/** Returns the differences between two built sites in page texts, link targets and documents, sorted by URL. */
export function compareBuilds(before: BuiltSite, after: BuiltSite): SiteChanges {
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  const documents = [...new Set([...before.documents.keys(), ...after.documents.keys()])].sort();
  return {
    pages: addresses.flatMap((url) => comparePages(before.pages.get(url), after.pages.get(url))),
    documents: documents.flatMap((url): DocumentChange[] => {
      const [old, now] = [before.documents.get(url), after.documents.get(url)];
      if (old === now) return [];
      return [{ address: url, kind: old === undefined ? "added" : now === undefined ? "removed" : "changed" }];
    }),
  };
}

function comparePages(before: BuiltPage | undefined, after: BuiltPage | undefined): PageChange[] {
  const page = after ?? before;
  if (!page) return [];
  const added = without(after?.lines ?? [], before?.lines ?? []);
  const removed = without(before?.lines ?? [], after?.lines ?? []);
  const kind = !before ? "added" : !after ? "removed" : "changed";
  if (kind === "changed" && added.length === 0 && removed.length === 0) return [];
  return [{ address: page.address, title: page.title, kind, added, removed }];
}

/** Returns the lines of one text that the other lacks. Repeated lines count separately. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

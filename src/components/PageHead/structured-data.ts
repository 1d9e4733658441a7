import type { EntryPageContent } from "../../lists/entry-page";
import { getEmblemPath } from "../../site/emblem";
import type { LocaleCode, LocalizedText } from "../../site/locales";
import { getCsvPath, getJsonPath } from "../../site/open-data";
import { pathTo, type Target } from "../../site/paths";
import { getAncestors, type RouteId } from "../../site/routes";

/** The properties of a page that its structured data is made of. */
export interface DescribedPage {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly council: Pick<
    Queries.CouncilPartsFragment,
    "name" | "government" | "address" | "email" | "telephone" | "emblem"
  >;
  readonly text: Pick<NonNullable<Queries.PagePartsFragment["text"]>, "title" | "summary">;
  /** Returns the name of an ancestor page, as in the breadcrumbs. */
  readonly nameOf: (page: RouteId) => string;
  /** The number of entries on a list page; undefined for other pages. */
  readonly entries: number | undefined;
  /** True if the entries are a list, which is also published as data. */
  readonly isList: boolean;
  /** The entry, on an entry page. */
  readonly entry?: DescribedEntry | undefined;
  /** Returns the absolute URL of a path. */
  readonly whole: (path: string) => string;
}

/** An entry as described in structured data. */
export interface DescribedEntry {
  readonly key: string;
  readonly name: LocalizedText;
  readonly description: string;
  /** The schema.org type of the entry. */
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly documents: EntryPageContent["documents"];
}

/**
 * Returns the structured data of a page for search engines, as schema.org terms in JSON-LD. It contains only content of
 * the page.
 */
export function createStructuredData(described: DescribedPage): object {
  const { page, entry } = described;
  const own = entry ? [entryNode(described, entry)] : listing(described);
  const graph = page === "home" ? [organisation(described)] : [breadcrumbs(described), ...own];
  return { "@context": "https://schema.org", "@graph": graph };
}

/** Returns a value as JSON for a script element: no part of it can end the element (HTML, section 4.12.1.3). */
export function escapeForScript(value: object): string {
  return JSON.stringify(value).replace(/</gu, "\\u003c");
}

const councilId = "#council";

function organisation({ council, language, whole }: DescribedPage): object {
  return {
    "@type": "GovernmentOrganization",
    "@id": whole(`/${councilId}`),
    name: council.name.text,
    url: whole(pathTo("home", language)),
    logo: whole(getEmblemPath(council.emblem)),
    email: council.email,
    ...(council.telephone && { telephone: council.telephone }),
    address: council.address.text,
    parentOrganization: { "@type": "GovernmentOrganization", name: council.government.text },
  };
}

function breadcrumbs({ page, language, text, nameOf, entry, whole }: DescribedPage): object {
  const steps: { readonly id: RouteId | Target; readonly name: string }[] = [
    ...getAncestors(page).map((id) => ({ id, name: nameOf(id) })),
    { id: page, name: text.title.text },
    ...(entry ? [{ id: { route: page, entry: entry.key }, name: entry.name.text }] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ id, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: whole(pathTo(id, language)),
    })),
  };
}

function listing({ page, language, council, text, entries, isList, whole }: DescribedPage): object[] {
  if (entries === undefined) return [];
  const about = {
    name: text.title.text,
    description: text.summary.text,
    url: whole(pathTo(page, language)),
  };
  if (!isList) return [{ "@type": "ItemList", ...about, numberOfItems: entries }];
  return [
    {
      "@type": "Dataset",
      ...about,
      inLanguage: language,
      isAccessibleForFree: true,
      distribution: [
        [getCsvPath(page, language), "text/csv"],
        [getJsonPath(page), "application/json"],
      ].map(([path = "", encodingFormat]) => ({ "@type": "DataDownload", encodingFormat, contentUrl: whole(path) })),
      creator: { "@type": "GovernmentOrganization", "@id": whole(`/${councilId}`), name: council.name.text },
    },
  ];
}

function entryNode({ page, language, council, whole }: DescribedPage, entry: DescribedEntry): object {
  const { name, description, type, properties, documents } = entry;
  const publisher = { "@type": "GovernmentOrganization", "@id": whole(`/${councilId}`), name: council.name.text };
  const isWork = !["School", "GovernmentService"].includes(type);
  return {
    "@type": type,
    name: name.text,
    description,
    url: whole(pathTo({ route: page, entry: entry.key }, language)),
    ...(type === "GovernmentService" && { provider: publisher }),
    ...(isWork && { inLanguage: name.language, isAccessibleForFree: true, publisher }),
    ...properties,
    ...(documents.length > 0 && {
      [isWork ? "encoding" : "subjectOf"]: documents.map((document) => ({
        "@type": "MediaObject",
        contentUrl: whole(document.address),
        encodingFormat: document.mediaType,
        contentSize: String(document.bytes),
        sha256: document.digest,
        ...(document.language && { inLanguage: document.language }),
      })),
    }),
  };
}

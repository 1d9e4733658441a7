import { ancestorsOf } from "../../site/ancestors";
import { emblemPath } from "../../site/emblem";
import type { LocaleCode } from "../../site/locales";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";

/** What is known of a page where its data is written. */
export interface DescribedPage {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly council: {
    readonly name: { readonly text: string };
    readonly government: { readonly text: string };
    readonly address: { readonly text: string };
    readonly email: string;
    readonly telephone: string | null;
    readonly emblem: string | null;
  };
  readonly text: { readonly title: { readonly text: string }; readonly summary: { readonly text: string } };
  /** The name of a page above this one, as breadcrumbs show it. */
  readonly nameOf: (page: RouteId) => string;
  /** How many entries the page lists; undefined for a page that is no list. */
  readonly entries: number | undefined;
  /** Makes a path of the site a whole address. */
  readonly whole: (path: string) => string;
}

/** Lists that are data in their own right, rather than an index of documents. */
const datasets: readonly RouteId[] = ["schools", "results"];

/** What search engines are told of a page, as schema.org's terms in JSON-LD; only what the page itself shows. */
export function structuredData(described: DescribedPage): object {
  const { page } = described;
  const graph = page === "home" ? [organisation(described)] : [breadcrumbs(described), ...listing(described)];
  return { "@context": "https://schema.org", "@graph": graph };
}

/** JSON as it may stand inside a script element: nothing in it can end the element (HTML, section 4.12.1.3). */
export function scriptSafe(value: object): string {
  return JSON.stringify(value).replace(/</gu, "\\u003c");
}

const councilId = "#council";

function organisation({ council, language, whole }: DescribedPage): object {
  return {
    "@type": "GovernmentOrganization",
    "@id": whole(`/${councilId}`),
    name: council.name.text,
    url: whole(pathTo("home", language)),
    logo: whole(emblemPath(council.emblem)),
    email: council.email,
    ...(council.telephone && { telephone: council.telephone }),
    address: council.address.text,
    parentOrganization: { "@type": "GovernmentOrganization", name: council.government.text },
  };
}

function breadcrumbs({ page, language, text, nameOf, whole }: DescribedPage): object {
  const steps = [...ancestorsOf(page).map((id) => ({ id, name: nameOf(id) })), { id: page, name: text.title.text }];
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

function listing({ page, language, council, text, entries, whole }: DescribedPage): object[] {
  if (entries === undefined) return [];
  const about = {
    name: text.title.text,
    description: text.summary.text,
    url: whole(pathTo(page, language)),
  };
  if (!datasets.includes(page)) return [{ "@type": "ItemList", ...about, numberOfItems: entries }];
  return [
    {
      "@type": "Dataset",
      ...about,
      inLanguage: language,
      isAccessibleForFree: true,
      creator: { "@type": "GovernmentOrganization", "@id": whole(`/${councilId}`), name: council.name.text },
    },
  ];
}

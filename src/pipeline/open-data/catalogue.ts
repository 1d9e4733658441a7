import type { ListDescription } from "../../lists/description";
import { defaultLocale, type LocaleCode } from "../../site/locales";
import { cataloguePath, dataVersion, getCsvPath, getJsonPath } from "../../site/open-data";
import { pathTo } from "../../site/paths";

/** The facts of the site in the catalogue. */
export interface CataloguedSite {
  readonly siteAddress: string;
  readonly email: string;
  /** The council's name, the government that it belongs to, and the title of the home page, by language. */
  readonly name: Texts;
  readonly government: Texts;
  readonly title: Texts;
}

/** The facts of a list in the catalogue. */
export interface CataloguedList {
  readonly list: ListDescription;
  readonly title: Texts;
  readonly description: Texts;
  /** The headings of the columns with filters. */
  readonly keywords: readonly Texts[];
  /** The day of the last change, YYYY-MM-DD. */
  readonly modified: string | null;
  /** The sizes of files in bytes, by URL path. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** A text by language. */
type Texts = readonly { readonly language: LocaleCode; readonly text: string }[];

const context = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
};

const toLiterals = (texts: Texts) => texts.map(({ language, text }) => ({ "@language": language, "@value": text }));

/** Returns a language by its code (ISO 639-1, or ISO 639-2 without one), as the Library of Congress names it. */
const toLanguage = (code: LocaleCode) => ({
  "@id": `http://id.loc.gov/vocabulary/iso639-${code.length === 2 ? 1 : 2}/${code}`,
});

/** Creates the catalogue of the lists by DCAT (W3C, version 3) as JSON-LD. */
export function createCatalogue(site: CataloguedSite, lists: readonly CataloguedList[]): string {
  const whole = (path: string) => new URL(path, site.siteAddress).href;
  const publisher = {
    "@id": whole("/#council"),
    "@type": "foaf:Organization",
    "foaf:name": toLiterals(site.name),
    "foaf:homepage": { "@id": whole("/") },
  };
  const license = { "@id": whole(pathTo("copyright", defaultLocale)) };
  const languages = site.name.map(({ language }) => language);
  const distribution = (
    path: string,
    mediaType: string,
    sizes: CataloguedList["sizes"],
    codes: readonly LocaleCode[],
  ) => ({
    "@id": whole(path),
    "@type": "dcat:Distribution",
    "dcat:downloadURL": { "@id": whole(path) },
    "dcat:accessURL": { "@id": whole(path) },
    "dcat:mediaType": { "@id": `https://www.iana.org/assignments/media-types/${mediaType}` },
    "dcat:byteSize": sizes.get(path) ?? 0,
    "dct:license": license,
    "dct:language": codes.map(toLanguage),
  });
  const describe = ({ list: { route }, title, description, keywords, modified, sizes }: CataloguedList) => ({
    "@id": whole(`${cataloguePath}#${route}`),
    "@type": "dcat:Dataset",
    "dct:identifier": route,
    "dct:title": toLiterals(title),
    "dct:description": toLiterals(description),
    "dcat:keyword": [title, ...keywords].flatMap(toLiterals),
    "dct:publisher": { "@id": publisher["@id"] },
    "dcat:contactPoint": {
      "@type": "vcard:Organization",
      "vcard:fn": toLiterals(site.name),
      "vcard:hasEmail": { "@id": `mailto:${site.email}` },
    },
    "dct:license": license,
    "dct:language": languages.map(toLanguage),
    ...(modified && { "dct:modified": { "@type": "xsd:date", "@value": modified } }),
    "dct:accrualPeriodicity": { "@id": "http://publications.europa.eu/resource/authority/frequency/IRREG" },
    "dct:spatial": { "@type": "dct:Location", "rdfs:label": toLiterals(site.government) },
    "dcat:landingPage": { "@id": whole(pathTo(route, defaultLocale)) },
    "dcat:version": String(dataVersion),
    "dcat:distribution": [
      ...languages.map((code) => distribution(getCsvPath(route, code), "text/csv", sizes, [code])),
      distribution(getJsonPath(route), "application/json", sizes, languages),
    ],
  });
  const catalogue = {
    "@context": context,
    "@id": whole(cataloguePath),
    "@type": "dcat:Catalog",
    "dct:title": toLiterals(site.title),
    "dct:description": toLiterals(site.name),
    "dct:publisher": publisher,
    "dct:license": license,
    "dct:language": languages.map(toLanguage),
    "dcat:dataset": lists.map(describe),
  };
  return `${JSON.stringify(catalogue, null, 1)}\n`;
}

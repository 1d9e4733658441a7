import type { LocaleCode } from "./locales";
import type { RouteId } from "./routes";

/** What every page knows of itself before it asks for any content. */
export interface PageContext {
  /** The route's id, or the page that answers for unknown addresses. */
  readonly page: RouteId | "not-found";
  /** The language of the page. */
  readonly language: LocaleCode;
  /** The groups of interface words that the page carries. */
  readonly words: string[];
  /** Which page of its list it is, from 1; 1 where the list is not paginated. */
  readonly number: number;
  /** The key of the entry whose page it is; none where it is no entry's. */
  readonly entry?: string;
  /** Whether that list is paginated: then the page needs the code that renders such lists. */
  readonly isPaginated?: true;
  /** A digest of what the page is made from beside the nodes that it queries, such as a whole list of which it shows a part. */
  readonly list?: string;
  /**
   * The day in India on which the site was built: Gatsby asks a page's query again when it changes, and days matter. The
   * page of an entry goes without it: `list` changes with what a day changes there.
   */
  readonly builtOn?: string;
  /** What gatsby-plugin-react-i18next expects to find. */
  readonly i18n: {
    readonly language: LocaleCode;
    readonly languages: LocaleCode[];
    readonly defaultLanguage: LocaleCode;
    readonly generateDefaultLanguagePage: boolean;
    readonly routed: boolean;
    readonly originalPath: string;
    readonly path: string;
  };
}

/** What a page knows of itself that is no entry's: the day of the build too. */
export interface RoutePageContext extends PageContext {
  readonly builtOn: string;
}

import type { LocaleCode } from "./locales";
import type { RouteId } from "./routes";

/** The context of every page before it queries any content. */
export interface PageContext {
  /** The route's id, or the page that answers for unknown addresses. */
  readonly page: RouteId | "not-found";
  /** The language of the page. */
  readonly language: LocaleCode;
  /** The groups of interface words that the page carries. */
  readonly words: string[];
  /** The number of the page in its list, from 1; 1 if the list is not paginated. */
  readonly number: number;
  /** The key of the entry whose page it is; none where it is no entry's. */
  readonly entry?: string;
  /** True if that list is paginated: the page then needs the code that renders such lists. */
  readonly isPaginated?: true;
  /** The content of the page besides the result of its query: its part of a list, its entry, what is new. */
  readonly content?: object;
  /**
   * The day in India on which the site was built: Gatsby asks a page's query again when it changes, and days matter. The
   * page of an entry goes without it: `content` changes with what a day changes there.
   */
  readonly builtOn?: string;
  /** The day on which the page last changed, YYYY-MM-DD; null where none is known. That of an entry is in `content`. */
  readonly lastUpdated?: string | null;
  /** The data that gatsby-plugin-react-i18next expects. */
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

/** The context of a page with content of a certain form. */
export interface ContextWith<Content extends object> extends PageContext {
  readonly content: Content;
}

/** The context of a page that is no entry's, with the day of the build. */
export interface RoutePageContext extends PageContext {
  readonly builtOn: string;
}

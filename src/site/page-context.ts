import type { LocaleCode } from "./locales";
import type { RouteId } from "./routes";

/** The context of a page, which the build sets before the page queries any content. */
export interface PageContext {
  /** The id of the page's route, or the not-found page. */
  readonly page: RouteId | "not-found";
  /** The language of the page. */
  readonly language: LocaleCode;
  /** The groups of interface messages that the page contains. */
  readonly words: string[];
  /** The number of the page in its list, from 1; 1 if the list is not paginated. */
  readonly number: number;
  /** The key of the entry, on an entry page. */
  readonly entry?: string;
  /** The content of the page in addition to its query: its part of a list, its entry, or news. */
  readonly content?: object;
  /**
   * The day of the build in India. When it changes, Gatsby runs the page's query again, because dates matter there.
   * Entry pages omit it: their `content` changes with the day.
   */
  readonly builtOn?: string;
  /** The day the page last changed, YYYY-MM-DD; null if unknown. An entry's day is in `content`. */
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

/** The context of a page other than an entry page, with the day of the build. */
export interface RoutePageContext extends PageContext {
  readonly builtOn: string;
}

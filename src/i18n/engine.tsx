import { createContext, type ReactNode, useContext } from "react";

/** A tree of messages: groups that contain messages or groups. */
type Words = { readonly [name: string]: string | Words };

interface Options {
  readonly lng: string;
  readonly defaultNS: string;
  /** The message trees by language, then by namespace. The languages after that of the page are its fallbacks, in order. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** The values interpolated into a message. */
type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The subset of i18next that the site needs, in a fortieth of its bytes: the messages of one page, the fallback to
 * other languages, and interpolation. The language plugin gets this module in place of i18next and of react-i18next
 * (`src/pipeline/webpack`).
 */
class MiniI18n {
  language = "";
  private options: Options = { lng: "", defaultNS: "", resources: {} };

  init(options: Options): void {
    this.options = options;
    this.language = options.lng;
  }

  changeLanguage(language: string): void {
    this.language = language;
  }

  /** Returns a message or a group in a language; undefined if the language lacks it. */
  getResource(language: string, namespace: string, key: string): string | Words | undefined {
    let found: string | Words | undefined = this.options.resources[language]?.[namespace];
    for (const name of key.split(".")) {
      if (typeof found !== "object" || !(name in found)) return undefined;
      found = found[name];
    }
    return found;
  }

  exists(key: string): boolean {
    return typeof this.find(key) === "string";
  }

  t = (key: string, values: Values = {}): string => {
    const text = this.find(key);
    if (typeof text !== "string") return key;
    return text.replace(/\{\{(\w+)\}\}/gu, (gap, name: string) => String(values[name] ?? gap));
  };

  /** Returns the languages with messages, in order: that of the page and its fallbacks. */
  get languages(): string[] {
    return Object.keys(this.options.resources);
  }

  private find(key: string): string | Words | undefined {
    const { defaultNS } = this.options;
    const language = this.languages.find((code) => this.getResource(code, defaultNS, key));
    return language && this.getResource(language, defaultNS, key);
  }
}

/** The messages of a page. The name is that of i18next. */
export type i18n = MiniI18n;

/** Creates an instance without messages. The name is that of i18next. */
export function createInstance(): i18n {
  return new MiniI18n();
}

/** The default export of i18next. @public gatsby-plugin-react-i18next imports it. */
export default { createInstance };

const PageMessages = createContext<i18n>(createInstance());

/** Provides the messages of a page to its components. The name is that of react-i18next. */
export function I18nextProvider({ i18n, children }: { readonly i18n: i18n; readonly children: ReactNode }) {
  return <PageMessages.Provider value={i18n}>{children}</PageMessages.Provider>;
}

/** Returns the messages of the page. The name is that of react-i18next. */
export function useTranslation() {
  const i18n = useContext(PageMessages);
  return { i18n, t: i18n.t, ready: true };
}

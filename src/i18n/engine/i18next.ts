/** A tree of messages: groups that contain messages or groups. */
type Words = { readonly [name: string]: string | Words };

interface Options {
  readonly lng: string;
  readonly fallbackLng: string;
  readonly defaultNS: string;
  /** The message trees by language, then by namespace. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** The values interpolated into a message. */
type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The subset of i18next that the site needs, in a fortieth of its bytes: the messages of one page, the fallback to
 * English, and interpolation. It replaces i18next in the browser and at build time; a test compares both.
 */
class MiniI18n {
  language = "";
  private options: Options = { lng: "", fallbackLng: "", defaultNS: "", resources: {} };

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

  private find(key: string): string | Words | undefined {
    const { defaultNS, fallbackLng } = this.options;
    return this.getResource(this.language, defaultNS, key) || this.getResource(fallbackLng, defaultNS, key);
  }
}

/** The messages of a page, with the type name of i18next. */
export type i18n = MiniI18n;

/** Creates an instance without messages, like the function of i18next. */
export function createInstance(): i18n {
  return new MiniI18n();
}

export default { createInstance };

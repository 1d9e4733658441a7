/** A tree of words: groups, and in them the words themselves. */
type Words = { readonly [name: string]: string | Words };

interface Options {
  readonly lng: string;
  readonly fallbackLng: string;
  readonly defaultNS: string;
  /** By language, then by namespace. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** The values interpolated into a message. */
type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The subset of i18next that the site needs, in a fortieth of its bytes. It has the messages of one page, English as
 * the fallback, and interpolation. It takes i18next's place in the browser and as pages are drawn; a test holds it to
 * what i18next gives.
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

  /** A word or a group as a language has it; undefined where it has none. */
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
    return this.getResource(this.language, defaultNS, key) ?? this.getResource(fallbackLng, defaultNS, key);
  }
}

/** The words of a page, as i18next would hold them. */
export type i18n = MiniI18n;

/** As i18next's. */
export function createInstance(): i18n {
  return new MiniI18n();
}

export default { createInstance };

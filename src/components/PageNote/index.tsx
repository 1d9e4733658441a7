import { Message, useLanguage, useTranslate } from "../../i18n";
import { isLocaleCode, type LocaleCode } from "../../site/locales";
import { pathTo, type Target } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { Icon } from "../Icon";
import { LanguageLink } from "../LanguageSwitch";

interface Props {
  /** Everything that the page shows. */
  readonly data: unknown;
  /** The page, for links to it in the other languages; undefined for the not-found page. */
  readonly target: RouteId | Target | undefined;
  /** The entries on the page. */
  readonly entries: readonly { readonly specimen: boolean }[];
}

/**
 * Renders a note below the heading: whether entries are specimens, and which texts are in other languages, with links to
 * the page in them. If all entries are specimens, they have no tags.
 */
export function PageNote({ data, target, entries }: Props) {
  const language = useLanguage();
  const translate = useTranslate();
  const others = [...new Set(findOtherLanguages(data, language))];
  const count = entries.filter(({ specimen }) => specimen).length;
  const isEvery = count > 0 && count === entries.length;
  if (count === 0 && others.length === 0) return null;
  return (
    <p className="note" data-all-specimens={isEvery || undefined}>
      <Icon name="info" />
      <span>
        {count > 0 && (
          <span>
            <Message
              id={isEvery ? (count === 1 ? "listing.specimenOnly" : "listing.specimenAll") : "listing.specimenNotice"}
            />
          </span>
        )}{" "}
        {others.map((code) => (
          <span key={code}>
            <Message id="layout.fallback" values={{ language: translate(`language.in-${code}`) }} />{" "}
            {target && (
              <LanguageLink to={code} pathIn={(other) => pathTo(target, other)}>
                <Message id="layout.pageIn" values={{ language: translate(`language.in-${code}`) }} />
              </LanguageLink>
            )}{" "}
          </span>
        ))}
      </span>
    </p>
  );
}

/**
 * Returns the languages of texts in a page's data other than the page's language. A text has only the languages that it
 * was written in, or issued in.
 *
 * @public tests/tables names it.
 */
export function findOtherLanguages(data: unknown, language: LocaleCode): LocaleCode[] {
  if (typeof data !== "object" || data === null) return [];
  const isText = "text" in data || "html" in data || "ns" in data;
  if (isText && "language" in data)
    return isLocaleCode(data.language) && data.language !== language ? [data.language] : [];
  return Object.values(data).flatMap((value) => findOtherLanguages(value, language));
}

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
}

/** Renders a note above a page that has texts in other languages, with links to the page in them. */
export function LanguageNote({ data, target }: Props) {
  const language = useLanguage();
  const translate = useTranslate();
  const others = [...new Set(findOtherLanguages(data, language))];
  if (others.length === 0) return null;
  return (
    <p className="note">
      <Icon name="info" />
      <span>
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

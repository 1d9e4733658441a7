import { type LocaleCode, localeCodes, localeOf } from "../../site/locales";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { shareCardPath, shareCardSize } from "../../site/social-image";

interface Props {
  readonly page: RouteId;
  readonly language: LocaleCode;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Makes a path of the site a whole address. */
  readonly whole: (path: string) => string;
}

/** What a service shows where someone shares the page (the Open Graph protocol, ogp.me). */
export function ShareMeta({ page, language, title, description, siteName, whole }: Props) {
  const others = localeCodes.filter((code) => code !== language);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={whole(pathTo(page, language))} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
      <meta property="og:image" content={whole(shareCardPath(page, language))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareCardSize.width)} />
      <meta property="og:image:height" content={String(shareCardSize.height)} />
      <meta property="og:image:alt" content={`${siteName} – ${title}. ${description}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function openGraphLocale(code: LocaleCode): string {
  return localeOf(code).intl.replace("-", "_");
}

import type { ReactNode } from "react";
import { defaultLocale, getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { defaultColour } from "../../site/palette";
import { pathTo, type Target } from "../../site/paths";
import { getShareCardPath, shareCardSize } from "../../site/published-paths";

interface Props {
  readonly council: NonNullable<Queries.PagePartsFragment["council"]>;
  readonly language: LocaleCode;
  /** The target of the page; undefined for the not-found page. */
  readonly target: Target | undefined;
  /** The title of the document. */
  readonly title: string;
  /** The name of the page in share previews. */
  readonly name: string;
  readonly description: string;
  /** The alternative text of the share image, without the council's name. */
  readonly pictured: string;
  /** The Open Graph type of the page. */
  readonly type: "website" | "article";
  /** Additional tags of a page that search engines may index. */
  readonly children?: ReactNode;
}

/**
 * Renders a page's title, description, canonical URL, links to its other languages and the metadata for the preview of
 * a shared page (the Open Graph protocol, ogp.me).
 */
export function HeadTags({ council, language, target, title, name, description, pictured, type, children }: Props) {
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const siteName = council.name.text;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={council.colour ?? defaultColour} />
      {target ? (
        <>
          <link rel="canonical" href={whole(pathTo(target, language))} />
          {localeCodes.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={whole(pathTo(target, code))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={whole(pathTo(target, defaultLocale))} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={name} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={whole(pathTo(target, language))} />
          <meta property="og:locale" content={openGraphLocale(language)} />
          {localeCodes
            .filter((code) => code !== language)
            .map((code) => (
              <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
            ))}
          {/* An entry page uses the image of its list. */}
          <meta property="og:image" content={whole(getShareCardPath(target.route, language))} />
          <meta property="og:image:width" content={String(shareCardSize.width)} />
          <meta property="og:image:height" content={String(shareCardSize.height)} />
          <meta property="og:image:alt" content={`${siteName} – ${pictured}`} />
          <meta name="twitter:card" content="summary_large_image" />
          {children}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function openGraphLocale(code: LocaleCode): string {
  return getLocale(code).intl.replace("-", "_");
}

import { getLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { pathTo, type Target } from "../../site/paths";
import { shareCardPath, shareCardSize } from "../../site/published-paths";

interface Props {
  readonly target: Target;
  readonly language: LocaleCode;
  /** The name of the page in share previews. */
  readonly name: string;
  /** The alternative text of the share image, without the council's name. */
  readonly pictured: string;
  /** The Open Graph type of the page. */
  readonly type: "website" | "article";
  readonly description: string;
  readonly siteName: string;
  /** Returns the absolute URL of a path. */
  readonly whole: (path: string) => string;
}

/** Renders the metadata for the preview of a shared page (the Open Graph protocol, ogp.me). */
export function ShareMeta({ target, language, name, description, pictured, siteName, type, whole }: Props) {
  const others = localeCodes.filter((code) => code !== language);
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={whole(pathTo(target, language))} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
      {/* An entry page uses the image of its list. */}
      <meta property="og:image" content={whole(shareCardPath(target.route, language))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareCardSize.width)} />
      <meta property="og:image:height" content={String(shareCardSize.height)} />
      <meta property="og:image:alt" content={`${siteName} – ${pictured}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function openGraphLocale(code: LocaleCode): string {
  return getLocale(code).intl.replace("-", "_");
}

import type { ComponentProps, ReactNode } from "react";
import { defaultLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { defaultColour } from "../../site/palette";
import { pathTo, type Target } from "../../site/paths";
import { ShareMeta } from "./ShareMeta";

interface Props extends Pick<ComponentProps<typeof ShareMeta>, "name" | "pictured" | "type"> {
  readonly council: NonNullable<Queries.PagePartsFragment["council"]>;
  readonly language: LocaleCode;
  /** The target of the page; undefined for the not-found page. */
  readonly target: Target | undefined;
  /** The title of the document. */
  readonly title: string;
  readonly description: string;
  /** Additional tags of a page that search engines may index. */
  readonly children?: ReactNode;
}

/** Renders a page's title, description, canonical URL, links to its other languages and share metadata. */
export function HeadTags({ council, language, target, title, name, description, pictured, type, children }: Props) {
  const whole = (path: string) => new URL(path, council.siteAddress).href;
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
          <ShareMeta {...{ target, language, name, description, pictured, type, whole }} siteName={council.name.text} />
          {children}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

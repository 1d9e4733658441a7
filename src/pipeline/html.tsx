import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderBlockingId } from "../app/paint";
import { getEmblemType } from "../site/emblem";
import { getLocaleOfPath, getPageAt } from "../site/paths";
import { getManifestPath } from "../site/published-paths";
import type { Branding } from "./branding";
import type { InlineScripts } from "./browser-bundles";

/** The bundled inline scripts, which `src/pipeline/webpack` defines when pages are rendered. */
declare const INLINE_SCRIPTS: InlineScripts;

/** The council's icon and styles, which `src/pipeline/webpack` reads from its content. */
declare const FACE: Branding;

/**
 * Styles without scripts: hide what needs scripts, show its replacement, and render a sort button as a plain heading.
 */
const withoutScripts = [
  "[data-needs-script]{display:none!important}",
  "[data-without-scripts]{display:block!important}",
  "@media(max-width:59.9375rem){[data-facets]{display:flex!important;flex-wrap:wrap;gap:.25rem!important;padding:0!important;border:0!important}}",
  "[data-sort]{pointer-events:none}",
  "[data-sort]::after{content:none!important}",
].join("");

/**
 * Adds the parts of every HTML document: language, icon, inline scripts, and styles for visitors without scripts.
 *
 * The icon is not in Gatsby's Head API, which removes its elements on every navigation. While a page has no icon,
 * Chromium requests `/favicon.ico`.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const own = getOwnScript(pathname);
  setHtmlAttributes({ lang: getLocaleOfPath(pathname) });
  setHeadComponents([
    <link key="icon" rel="icon" href={FACE.icon} type={getEmblemType(FACE.icon)} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: checked colours, an origin and codes of languages; as a child its quotes would be escaped.
    <style key="face" dangerouslySetInnerHTML={{ __html: FACE.styles }} />,
    <link key="manifest" rel="manifest" href={getManifestPath(getLocaleOfPath(pathname))} />,
    <link key="first-paint" rel="expect" href={`#${renderBlockingId}`} blocking="render" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, the same on every page.
    <script key="inline-head" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.head }} />,
    <noscript key="noscript">
      <style>{withoutScripts}</style>
    </noscript>,
  ]);
  setPostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, the same on every page.
    <script key="inline-body" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS.body }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as above, on some pages.
    own && <script key="inline-own" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[own] }} />,
  ]);
};

/** Returns the name of the inline script that only pages of a kind have. */
function getOwnScript(pathname: string): keyof InlineScripts | undefined {
  if (pathname.endsWith("/404.html")) return "notFound";
  const page = getPageAt(pathname);
  if (page?.route.id === "timetable") return "timetable";
  return page?.route.id === "results" && page.entry !== undefined ? "result" : undefined;
}

/** Returns the URL of the style sheet that a `style` element of Gatsby contains; empty for other elements. */
function getSheetUrl(part: ReactNode): string {
  return isValidElement<{ readonly "data-href"?: string }>(part) ? (part.props["data-href"] ?? "") : "";
}

/**
 * Puts the sheet of the app before that of the template, as after a navigation. Gatsby puts it last in a document, where
 * the site's basic rules would override those of components.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const parts = getHeadComponents();
  const isOfApp = (part: ReactNode) => getSheetUrl(part).startsWith("/app.");
  const sheets = parts.filter((part) => getSheetUrl(part) !== "");
  const sorted = [...sheets.filter(isOfApp), ...sheets.filter((sheet) => !isOfApp(sheet))].values();
  replaceHeadComponents(parts.map((part) => (getSheetUrl(part) === "" ? part : sorted.next().value)));
};

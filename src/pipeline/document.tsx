import type { GatsbySSR } from "gatsby";
import { renderBlockingId } from "../app/paint";
import { emblemType } from "../site/emblem";
import { localeOfPath } from "../site/paths";
import { manifestPath } from "../site/published-paths";
import type { Face } from "./face";
import type { InlineScripts } from "./inline-scripts";

/** The bundled inline scripts, which `src/pipeline/webpack` defines in the pass that renders pages. */
declare const INLINE_SCRIPTS: InlineScripts;

/** The council's icon and colours, which `src/pipeline/webpack` reads from its file. */
declare const FACE: Face;

/** For readers without scripts: what needs them goes, what stands in for it comes, and a sort button is a plain heading. */
const withoutScripts = [
  "[data-needs-script]{display:none!important}",
  "[data-without-scripts]{display:block!important}",
  "[data-sort]{pointer-events:none}",
  "[data-sort]::after{content:none!important}",
].join("");

/**
 * Adds what every document has: its language, the icon, the inline scripts, and styles for visitors without scripts.
 *
 * The icon is not an element of Gatsby's Head API, which removes its elements at every change of page: in the moment
 * without an icon, Chromium requests `/favicon.ico`.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: localeOfPath(pathname) });
  setHeadComponents([
    <link key="icon" rel="icon" href={FACE.icon} type={emblemType(FACE.icon)} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: checked colours and an origin; as a child its quotes would be escaped.
    ...(FACE.styles === "" ? [] : [<style key="face" dangerouslySetInnerHTML={{ __html: FACE.styles }} />]),
    <link key="manifest" rel="manifest" href={manifestPath(localeOfPath(pathname))} />,
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
  ]);
};

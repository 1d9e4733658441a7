import type { GatsbySSR } from "gatsby";
import { rememberingScript } from "../i18n/remembering-script";
import { firstPictureId } from "../loading/first-picture";
import { trustedTypesScript } from "../markup/trusted-types";
import { choosingScript, showingScript } from "../reading/script";
import { localeOfPath } from "../site/paths";

/** For readers without scripts: what needs them goes, what stands in for it comes, and a sort button is a plain heading. */
const withoutScripts = [
  "[data-needs-script]{display:none!important}",
  "[data-without-scripts]{display:block!important}",
  "[data-sort]{pointer-events:none}",
  "[data-sort]::after{content:none!important}",
].join("");

/** The script at the end of the page, by its id. The build puts the app's starter before it (`src/build/app-loader.ts`). */
export const lastScriptId = "last";

/** What the first picture need not wait for, the same on every page. */
export const lastScript = [trustedTypesScript, choosingScript, rememberingScript].join(";\n");

/** Marks the document with its page's language, and hides what only works with scripts from those who have none. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: localeOfPath(pathname) });
  setHeadComponents([
    <link key="first-picture" rel="expect" href={`#${firstPictureId}`} blocking="render" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, the same on every page.
    <script key="showing" dangerouslySetInnerHTML={{ __html: showingScript }} />,
    <noscript key="noscript">
      <style>{withoutScripts}</style>
    </noscript>,
  ]);
  setPostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, the same on every page.
    <script key="last" id={lastScriptId} dangerouslySetInnerHTML={{ __html: lastScript }} />,
  ]);
};

import type { GatsbySSR } from "gatsby";
import { rememberingScript } from "../i18n/remembering-script";
import { firstPictureId } from "../loading/first-picture";
import { trustedTypesScript } from "../markup/trusted-types";
import { readingScript } from "../reading/script";
import { localeOfPath } from "../site/paths";

/** For readers without scripts: what needs them goes, what stands in for it comes, and a sort button is a plain heading. */
const withoutScripts = [
  "[data-needs-script]{display:none!important}",
  "[data-without-scripts]{display:block!important}",
  "[data-sort]{pointer-events:none}",
  "[data-sort]::after{content:none!important}",
].join("");

/** As one script, for which the content security policy of every page needs one hash. */
const ownScripts = [trustedTypesScript, readingScript, rememberingScript].join(";\n");

/** Marks the document with its page's language, and hides what only works with scripts from those who have none. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: localeOfPath(pathname) });
  setHeadComponents([
    <link key="first-picture" rel="expect" href={`#${firstPictureId}`} blocking="render" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own, the same on every page.
    <script key="own" dangerouslySetInnerHTML={{ __html: ownScripts }} />,
    <noscript key="noscript">
      <style>{withoutScripts}</style>
    </noscript>,
  ]);
};

import { getEntries } from "../content";
import { council } from "../schema/collections/site";
import { getEmblemPath } from "../site/emblem";
import { localeCodes } from "../site/locales";
import { formatPaletteCss } from "../site/palette";
import { siteContent } from "./site-content";

/** The parts of the council's file that every HTML document uses. */
export interface Branding {
  /** The path of the icon. */
  readonly icon: string;
  /**
   * Styles that replace the default colours with the council's, set the site's origin for printed links, and show the
   * line that offers a language (`LanguageOffer`).
   */
  readonly styles: string;
}

/** Reads the council's emblem and colour from the content. */
export function readBranding(): Branding {
  const [entry] = getEntries(siteContent(), council);
  const { emblem, colour, siteAddress } = { ...entry?.value };
  const address = siteAddress ? `:root{--site-address:${JSON.stringify(new URL(siteAddress).origin)}}` : "";
  const offers = localeCodes.map((code) => `:root[data-offer=${code}] [data-in=${code}]`);
  return {
    icon: getEmblemPath(emblem),
    styles: `${address}${colour ? formatPaletteCss(colour) : ""}${offers}{display:flex}`,
  };
}

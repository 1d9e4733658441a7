import { council } from "../schema/collections/council";
import { getEmblemPath } from "../site/emblem";
import { localeCodes } from "../site/locales";
import { formatPaletteCss } from "../site/palette";
import { siteContent } from "./site-content";

/** The parts of the council's file that every HTML document uses. */
export interface Face {
  /** The path of the icon. */
  readonly icon: string;
  /**
   * Styles that replace the default colours with the council's, set the site's origin for printed links, and show the
   * line that offers a language (`LanguageOffer`).
   */
  readonly styles: string;
}

const fields = council.schema.pick({ emblem: true, colour: true, siteAddress: true }).strip().partial();

/** Reads the council's emblem and colour from the content. */
export function readFace(): Face {
  const entry = siteContent().entries.find(({ collection }) => collection.name === council.name);
  const { emblem, colour, siteAddress } = fields.parse(entry?.value ?? {});
  const address = siteAddress ? `:root{--site-address:${JSON.stringify(new URL(siteAddress).origin)}}` : "";
  const offers = localeCodes.map((code) => `:root[data-offer=${code}] [data-in=${code}]`);
  return {
    icon: getEmblemPath(emblem),
    styles: `${address}${colour ? formatPaletteCss(colour) : ""}${offers}{display:flex}`,
  };
}

import { readFileSync } from "node:fs";
import { readEntry } from "../content/entry";
import { getCollectionPath } from "../content/files";
import { council } from "../schema/collections/council";
import { emblemPath } from "../site/emblem";
import { paletteCss } from "../site/palette";

/** The parts of the council's file that every HTML document uses. */
export interface Face {
  /** The path of the icon. */
  readonly icon: string;
  /** Styles that replace the default colours with the council's, and set the site's origin for printed links. */
  readonly styles: string;
}

/**
 * Reads the council's emblem and colour from its file, which the build has already checked.
 *
 * @throws what the file system reports
 */
export function readFace(): Face {
  const file = getCollectionPath(council);
  const { entry } = readEntry({ collection: council, file, name: council.name }, readFileSync(file, "utf8"));
  const fields = council.schema
    .pick({ emblem: true, colour: true, siteAddress: true })
    .strip()
    .safeParse(entry.value ?? {});
  const { emblem, colour, siteAddress } = fields.data ?? {};
  const address = siteAddress ? `:root{--site-address:${JSON.stringify(new URL(siteAddress).origin)}}` : "";
  return { icon: emblemPath(emblem), styles: address + (colour ? paletteCss(colour) : "") };
}

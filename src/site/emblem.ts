/** The folder of a council's emblem, below the root of the site and of `static/`. */
export const brandFolder = "/brand";

/**
 * The limits of an emblem: its size in KB, since every page loads it, and the width and height of a PNG in pixels, since
 * home screens need the minimum and phones must unpack it.
 */
export const emblemLimits = { kilobytes: 64, leastPixels: 192, mostPixels: 2048 } as const;

/** The path of the default logo, for a council without an emblem. */
const defaultMark = "/mark.svg";

/** The pattern of an emblem's file name. */
export const emblemName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png)$/u;

/** Returns the URL path of the council's emblem, used as icon, as logo and in feeds. */
export function getEmblemPath(emblem: string | null | undefined): string {
  return emblem ? `${brandFolder}/${emblem}` : defaultMark;
}

/** Returns the media type of an emblem by its extension. */
export function getEmblemType(path: string): string {
  return path.endsWith(".png") ? "image/png" : "image/svg+xml";
}

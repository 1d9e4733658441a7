/** The folder of a council's own emblem, below the root of the site and of `static/`. */
export const brandFolder = "/brand";

/** The mark of a site whose council names no emblem. */
const defaultMark = "/mark.svg";

/** The form of an emblem's file name. */
export const emblemName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png)$/u;

/** The path of the council's emblem, from the root of the site: its icon, its logo, the picture of its feeds. */
export function emblemPath(emblem: string | null | undefined): string {
  return emblem ? `${brandFolder}/${emblem}` : defaultMark;
}

/** The media type of an emblem by its ending. */
export function emblemType(path: string): string {
  return path.endsWith(".png") ? "image/png" : "image/svg+xml";
}

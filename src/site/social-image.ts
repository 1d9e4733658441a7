import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";
import type { RouteId } from "./routes";

/** The size, in pixels, that services which show a link's picture ask for (the Open Graph protocol's `og:image`). */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The folder of these pictures, below the published folder and below each language's. */
const socialImagesUrl = "/share";

/** Returns the URL path of the social image of a page in a language. */
export function shareCardPath(page: RouteId, locale: LocaleCode): string {
  return localizePath(`${socialImagesUrl}/${page}.png`, locale);
}

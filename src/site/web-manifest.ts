import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";

/** Returns the URL path of the web app manifest of a language. */
export function manifestPath(locale: LocaleCode): string {
  return localizePath("/manifest.webmanifest", locale);
}

/** The icons of the installed site. A maskable one fills its square, since the system cuts it to its own shape. */
export const appIcons = [
  { path: "/icons/192.png", size: 192, purpose: "any" },
  { path: "/icons/512.png", size: 512, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

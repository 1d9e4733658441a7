import { allowedAttributes, allowedSchemes, allowedTags } from "./html-allowlist";

/** The part in use of the W3C's Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, policy: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

declare global {
  interface Window {
    /** Missing where the browser does not know Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const attributes = Object.values(allowedAttributes)
  .flat()
  .filter((name) => name !== "href")
  .join("|");

/**
 * HTML as the build's sanitiser writes it, and nothing else. An attribute's value holds neither quotes nor brackets, and a
 * URL has a known scheme or none.
 */
const sanitised = new RegExp(
  `^(?:[^<]|</?(?:${allowedTags.join("|")})` +
    `(?: (?:${attributes})="[^"<>]*"| href="(?:(?:${allowedSchemes.join("|")}):|[/#?]|(?=[^":&<>]*"))[^"<>]*")*(?: /)?>)*$`,
);

/**
 * Installs the Trusted Types policy (W3C, Trusted Types) for strings that become markup, a script's text or its URL. It
 * allows sanitised rich text, and the empty element from which React makes a script. It also allows data in JSON, which
 * can do nothing, and files of this site. Anything else is refused, whatever asks for it. The policy stands in the page
 * and not in the app, so that it holds before any of the app is there.
 */
export function installTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" || sanitised.test(html) ? html : null),
    createScript: (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

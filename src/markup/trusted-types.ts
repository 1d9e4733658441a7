import { allowedAttributes, allowedSchemes, allowedTags } from "./html-allowlist";

/** A policy whose result browsers accept as the URL of a script. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/** The part of the Trusted Types API (W3C) that is used. */
interface TrustedTypes {
  createPolicy(name: string, policy: Readonly<Record<string, (text: string) => string | null>>): ScriptUrlPolicy;
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const attributes = Object.values(allowedAttributes)
  .flat()
  .filter((name) => name !== "href")
  .join("|");

/**
 * Matches HTML as the build's sanitiser writes it, and nothing else. Attribute values contain no quotes or angle
 * brackets, and URLs have an allowed scheme or none.
 */
const sanitised = new RegExp(
  `^(?:[^<]|</?(?:${allowedTags.join("|")})` +
    `(?: (?:${attributes})="[^"<>]*"| href="(?:(?:${allowedSchemes.join("|")}):|[/#?]|(?=[^":&<>]*"))[^"<>]*")*(?: /)?>)*$`,
);

/**
 * Installs the Trusted Types policy (W3C) for strings that become markup, a script's text or its URL. It allows
 * sanitised rich text, the empty `script` element that React creates, JSON (which does not execute) and URLs of this
 * site. It refuses anything else. The app installs it before it uses such a string.
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

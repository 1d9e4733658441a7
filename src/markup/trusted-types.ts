import { allowedAttributes, allowedSchemes, allowedTags } from "./allowed";

const attributes = Object.values(allowedAttributes)
  .flat()
  .filter((name) => name !== "href")
  .join("|");

/**
 * HTML of the form that the build's sanitiser writes, and nothing else. An attribute's value holds neither quotes nor
 * brackets, and an address has a known scheme or none.
 */
const sanitised =
  `^(?:[^<]|</?(?:${allowedTags.join("|")})` +
  `(?: (?:${attributes})="[^"<>]*"| href="(?:(?:${allowedSchemes.join("|")}):|[/#?]|(?=[^":&<>]*"))[^"<>]*")*(?: /)?>)*$`;

/**
 * The script that stands at the end of every page, before its first file of code is asked for, and tells a browser that
 * knows Trusted Types (W3C, Trusted Types) which strings may become markup, the text of a script or its address:
 * sanitised rich text and the empty element that React makes a script from, data in JSON, which can do nothing, and files
 * of this site. Anything else is refused, whatever asks for it. It stands in the page and not in the site's code, so that
 * it holds before any of that is there.
 */
export const trustedTypesScript =
  `window.trustedTypes&&trustedTypes.createPolicy("default",{` +
  `createHTML:function(h){return h=="<script><\\/script>"||/${sanitised.replaceAll("/", "\\/")}/.test(h)?h:null},` +
  `createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}},` +
  `createScriptURL:function(u){return new URL(u,location).origin==location.origin?u:null}})`;

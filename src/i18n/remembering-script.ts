import type { LocaleCode } from "../site/locales";
import { storageKey } from "./remembered";

/** The attribute by which the script knows what chooses a language, and which. */
const attribute = "data-chooses";

/** For the link or button that chooses a language: what the script at the page's end needs to remember it. */
export const choosing = (language: LocaleCode) => ({ [attribute]: language });

/**
 * The script at the end of every page that remembers the language a reader chooses, whether or not the app has come.
 * A link to another language takes along the query and the fragment, which only the browser knows. Where a browser
 * refuses storage, the choice holds for this address alone.
 */
export const rememberingScript = `addEventListener("click",function(e,a){a=e.target.closest&&e.target.closest("[${attribute}]");if(a){
try{localStorage.setItem(${JSON.stringify(storageKey)},a.getAttribute("${attribute}"))}catch(e){}
if(a.href){a.search=location.search;a.hash=location.hash}}},true)`;

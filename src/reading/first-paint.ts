import { settingNames, storageKey } from "./settings";

/**
 * The script that stands in the head of every page and shows it by the reader's choice before anything is painted. It
 * does what `applyChoice` does, in as few bytes as it can, with no code of its own fetched; a test holds the two
 * together. What only it can do in time: it follows the system when that changes its mind, from the first moment on and
 * also where the app never comes (Safari before 14 has no events on media queries; there the next page follows); and on
 * a device that asks for less data, or on a network as slow as 2G (Network Information API), it marks the document with
 * `data-thrift`, for which no font is fetched.
 */
export const firstPaintScript = `(function(d,m,c,q){try{c=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey)}))||c}catch(e){}
${JSON.stringify(settingNames)}.forEach(function(n){if(typeof c[n]=="string")d[n]=c[n]});
function s(t){t=d.contrast;d.theme=t&&t!="system"?t:q[0].matches?"high":q[1].matches?"dark":"light"}
q=["(prefers-contrast: more)","(prefers-color-scheme: dark)"].map(function(t){t=m(t);t.onchange=s;return t});s();
var n=navigator.connection;if(n&&(n.saveData||/2g/.test(n.effectiveType)))d.thrift=""
})(document.documentElement.dataset,matchMedia,{})`;

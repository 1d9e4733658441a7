import { settingNames, storageKey } from "./settings";

/**
 * The script that stands in the head of every page and shows it by the reader's choice before anything is painted. It
 * does what `applyChoice` does, in as few bytes as it can, with no code of its own fetched; a test holds the two together. What only it
 * can do in time: on a device that asks for less data, or on a network as slow as 2G (Network Information API), it marks
 * the document with `data-thrift`, for which no font is fetched.
 */
export const firstPaintScript = `(function(d,m,c){try{c=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey)}))||c}catch(e){}
${JSON.stringify(settingNames)}.forEach(function(n){if(typeof c[n]=="string")d[n]=c[n]});
var t=c.contrast;d.theme=t&&t!="system"?t:m("(prefers-contrast: more)").matches?"high":m("(prefers-color-scheme: dark)").matches?"dark":"light";
var n=navigator.connection;if(n&&(n.saveData||/2g/.test(n.effectiveType)))d.thrift=""
})(document.documentElement.dataset,matchMedia,{})`;

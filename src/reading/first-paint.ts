import { settingNames, storageKey } from "./settings";

/**
 * The script that stands in the head of every page and shows it by the reader's choice before anything is painted. It
 * does what `applyChoice` does, in as few bytes as it can, with no code of its own fetched; a test holds the two together.
 */
export const firstPaintScript = `(function(d,m,c){try{c=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey)}))||c}catch(e){}
${JSON.stringify(settingNames)}.forEach(function(n){if(typeof c[n]=="string")d[n]=c[n]});
var t=c.contrast;d.theme=t&&t!="system"?t:m("(prefers-contrast: more)").matches?"high":m("(prefers-color-scheme: dark)").matches?"dark":"light"
})(document.documentElement.dataset,matchMedia,{})`;

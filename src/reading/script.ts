import { formName, settings, storageKey } from "./settings";

/** The name under which the script in the head leaves in `window` what the one at the end of the page needs. */
const shared = "reading";

/**
 * The script that stands in the head of every page and shows it by the reader's choice before anything is painted. It
 * does no more than that, since every page waits for it. Only values that a setting has are taken from the device.
 *
 * - It follows the system when that changes its mind (Safari before 14 has no events on media queries; there the next
 *   page follows).
 * - On a device that asks for less data, or on a network as slow as 2G (Network Information API), it marks the document
 *   with `data-thrift`, for which no font is fetched, and no app until it is needed.
 *
 * A browser may refuse storage; then a choice holds until the page is left.
 */
export const showingScript = `(function(w,d,v,q,n){
function k(f){try{f(localStorage)}catch(e){}}
function s(t){t=d.contrast;d.theme=t?t:q[0].matches?"high":q[1].matches?"dark":"light"}
function f(c,n){for(n in v)v[n].indexOf(c[n])>0?d[n]=c[n]:delete d[n];s()}
function r(c){c={};k(function(l){c=JSON.parse(l.getItem(${JSON.stringify(storageKey)}))||c});f(c)}
q=["(prefers-contrast: more)","(prefers-color-scheme: dark)"].map(function(t){t=matchMedia(t);t.onchange=s;return t});r();
n=navigator.connection;if(n&&(n.saveData||/2g/.test(n.effectiveType)))d.thrift="";
w.${shared}=[w,d,v,k,f,r]
})(window,document.documentElement.dataset,${JSON.stringify(settings)})`;

/**
 * The script at the end of every page that does what is chosen in the settings' form, so that a choice holds at once and
 * for the next page, whether or not the app has come.
 *
 * - An opened form shows what is chosen. A form set back takes the choice from the device.
 * - When Back shows a page that was kept as it was left, it shows it by the device's choice.
 */
export const choosingScript = `(function(w,d,v,k,f,r){
function on(t,h){w.addEventListener(t,function(e){h(e,e.target)},true)}
on("pageshow",function(e){e.persisted&&r()});
on("toggle",function(e,t,n){for(n in v)if(e=t.querySelector("[name='${formName}:"+n+"'][value="+(d[n]||v[n][0])+"]"))e.checked=true});
on("change",function(e,t,n){n=(t.name||"").split(":");if(n[0]=="${formName}"&&n[1]){d[n[1]]=t.value;f(d);k(function(l){l.setItem(${JSON.stringify(storageKey)},JSON.stringify(d,Object.keys(v)))})}});
on("reset",function(e,t){if(t.name=="${formName}"){k(function(l){l.removeItem(${JSON.stringify(storageKey)})});f({})}})
}).apply(null,window.${shared})`;

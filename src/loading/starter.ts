import { formName } from "../reading/settings";

/** The name under which the starter waits in `window` for the app to take over. */
const name = "starter";

/** The events by which a visitor turns to a page. */
export const turnings = ["pointerover", "touchstart", "keydown", "focusin"] as const;

/**
 * The script at the end of every page. It fetches the app when the page has been shown and the browser has nothing better
 * to do, or at the first touch. Who saves data, or is on a 2G network (`data-thrift`, which the script in the head has told), is
 * sent the app only on turning to something that needs it: a page is read and left by its links without.
 *
 * Until the app has taken the whole page over, a click on a button and what is typed are kept for it, also from parts that
 * it has already, so that nothing is done twice; the reading settings are done without it. Back to an entry of this
 * document is answered by the browser: the app would go on showing the page it finds.
 *
 * @param scripts the addresses of the app's parts
 */
export function starterScript(scripts: readonly string[]): string {
  return `(function(w,d,s,p){var g,t=w.${name}={typed:new Map};function f(){if(!g){g=1;s.forEach(function(u){var e=d.createElement("script");e.src=u;e.fetchPriority="low";d.body.appendChild(e)})}}
function o(e){e=e.target.closest&&e.target.closest("button,input,select");return e&&(!e.form||e.form.name!=${JSON.stringify(formName)})&&e}
var m="thrift"in d.documentElement.dataset;
${JSON.stringify(turnings)}.forEach(function(n){d.addEventListener(n,function(e){if(!m||(o(e)&&n!="pointerover"))f()},{passive:true})});
d.addEventListener("click",function(e){var b=!t.taken&&o(e);if(b&&b.type!="submit"){t.asked=b;e.stopPropagation()}if(b)f()},true);
["input","change"].forEach(function(n){d.addEventListener(n,function(e){if(!t.taken&&o(e)){t.typed.delete(e.target);t.typed.set(e.target,e.target.value);e.stopPropagation()}},true)});
w.addEventListener("popstate",function(){if(!t.taken&&location.pathname!=p)location.reload()});
if(!m)w.addEventListener("load",function(){w.requestIdleCallback?requestIdleCallback(f,{timeout:2e3}):setTimeout(f,99)})
})(window,document,${JSON.stringify(scripts)},location.pathname)`;
}

/** The next task of the browser's, before which it may paint and answer. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

declare global {
  interface Window {
    /** What the script at the end of the page keeps for the app; missing while developing. */
    [name]?: {
      taken?: boolean;
      asked?: HTMLElement;
      /** The value of every field that was typed in or chosen and is yet to be done, in the order in which each was last. */
      readonly typed: Map<HTMLInputElement | HTMLSelectElement, string>;
    };
  }
}

/** Whether the page that the build drew is just being taken over: what is drawn now stands there already. */
export function isBeingTakenOver(): boolean {
  return typeof window !== "undefined" && window.starter !== undefined && window.starter.taken !== true;
}

/** Tells the starter that the app has the page now, and does what a visitor has asked for meanwhile, one thing after the other. */
export async function doWhatWasAsked(): Promise<void> {
  const { starter } = window;
  if (!starter) return;
  starter.taken = true;
  starter.asked?.click();
  for (const [field, value] of starter.typed) {
    retype(field, value);
    // The next is chosen beside what this one has changed.
    await nextTask();
    starter.typed.delete(field);
  }
}

/** React takes what it finds in a field for what it put there: emptied first, the field tells it of the value as of one typed. */
function retype(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

import { type ClerkLanguage, type ClerkMessage, type ClerkMessageKey, getTexts, isClerkLanguage } from "../messages";
import { withStorage } from "../preferences/storage";
import { editorUrl } from "../site/editor";

const remembered = "editor-language";

/** The language of the editor in this browser; by default Hindi. */
export const language = readLanguage();

function readLanguage(): ClerkLanguage {
  // The address has it where the browser refuses storage.
  const named = new URLSearchParams(globalThis.location?.search).get("language");
  const chosen = named ?? withStorage((storage) => storage.getItem(remembered));
  return isClerkLanguage(chosen) ? chosen : "hi";
}

/** Returns a message in the editor's language. */
export function translate(key: ClerkMessageKey, values?: ClerkMessage["values"]): string {
  return getTexts(key, values)[language];
}

/** Formats a moment for a clerk, in Indian time. */
export function formatMoment(moment: string): string {
  const format = new Intl.DateTimeFormat(`${language}-IN`, {
    ...{ dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone: "Asia/Kolkata" },
  });
  return format.format(new Date(moment));
}

/** Formats a day (YYYY-MM-DD) for a clerk as the site does: "24 June 2014", "२४ जून २०१४". */
export function formatDay(day: string): string {
  const digits = language === "hi" ? "deva" : "latn";
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-${digits}`, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** Creates an element with properties and children. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Sets the language and the title of an editor page. */
export function openPage(title: ClerkMessageKey): void {
  document.documentElement.lang = language;
  document.title = translate(title);
}

/** A link to another page of the editor. */
export interface BarLink {
  readonly url: string;
  readonly label: ClerkMessageKey;
}

/** The link from the other pages of the editor to its lists and forms. */
export const backLink: BarLink = { url: editorUrl, label: "batch.back" };

/**
 * Renders the bar above the editor: a text, links to other pages of the editor, the language switch, and the end of the
 * sign-in if there is one.
 */
export function showBar(text: string, links: readonly BarLink[], signOut?: () => void): void {
  const bar = document.querySelector("#editor-bar");
  const status = document.querySelector("#editor-said");
  if (!bar || !status) throw new Error("The editor's page has no bar.");
  status.textContent = text;
  const lang = language === "hi" ? "en" : "hi";
  const change = create("button", { type: "button", lang }, translate("editor.other-language"));
  change.addEventListener("click", () => {
    const isStored = withStorage((storage) => {
      storage.setItem(remembered, lang);
      return true;
    });
    if (isStored) window.location.reload();
    else window.location.search = `language=${lang}`;
  });
  const buttons = [change];
  if (signOut) {
    const out = create("button", { type: "button" }, translate("sign-in.out"));
    out.addEventListener("click", signOut);
    buttons.push(out);
  }
  for (const old of bar.querySelectorAll("a, button")) old.remove();
  bar.append(...links.map(({ url, label }) => create("a", { href: url }, translate(label))), ...buttons);
}

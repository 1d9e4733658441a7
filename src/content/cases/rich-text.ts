import { routeIds } from "../../site/routes";
import { page } from "./sample";
import type { WrongFiles } from "./wrong-file";

const home = "content/pages/home.yaml";

function body(mistake: string, text: string, says: readonly string[]): WrongFiles {
  const languages = `body:\n  en: ${JSON.stringify(text)}\n  hi: पाठ\n  sa: पाठः\n`;
  return { mistake, changes: { [home]: `${page("home")}${languages}` }, says };
}

/** The Markdown of a page's text. */
export const wrongAsMarkdown: readonly WrongFiles[] = [
  body("a link to a misspelt page", "See [RTI](route:rtii).", [
    "content/pages/home.yaml:11:18  body.en: the page rtii is not there; perhaps route:rti is meant",
  ]),
  body("a link to an unknown page", "See [it](route:photographs).", [
    `content/pages/home.yaml:11:17  body.en: the page photographs is not there; write route: and one of: ${routeIds.join(", ")}`,
  ]),
  body("a page's path", "See [RTI](/rti/).", [
    "content/pages/home.yaml:11:18  body.en: a page of this site is linked by its name; write route:rti instead of /rti/",
  ]),
  body("a script", "See [it](javascript:alert(1)).", [
    "content/pages/home.yaml:11:17  body.en: a link to javascript:alert(1) is not allowed; write https://, mailto:, tel: or route: at its beginning",
  ]),
  body("a link that names a user", "See [it](https://council.gov.in@evil.example/x).", [
    "content/pages/home.yaml:11:17  body.en: https://council.gov.in@evil.example/x has an @ before the site's name, which hides where it leads; write https:// and the site's name alone",
  ]),
  body("a link without its slashes", "See [it](https:council.example).", [
    "content/pages/home.yaml:11:17  body.en: a link to https:council.example is not allowed; write https://, mailto:, tel: or route: at its beginning",
  ]),
  body("an insecure link", "See [it](http://council.example).", [
    "content/pages/home.yaml:11:17  body.en: a link to http://council.example is not allowed; write https://, mailto:, tel: or route: at its beginning",
  ]),
  body("a picture", "![Lamp](https://council.example/lamp.png)", [
    "content/pages/home.yaml:11:16  body.en: a picture cannot stand in a text (https://council.example/lamp.png); remove it, or link to it",
  ]),
  body("the page's own heading", "# Title", [
    "content/pages/home.yaml:11:8  body.en: a heading begins with ## or ###, not #; the single # is the page's own title",
  ]),
  body("a link to a missing document", "See [it](/documents/order-2.pdf).", [
    "content/pages/home.yaml:11:17  body.en: there is no document order-2.pdf in static/documents; perhaps order-1.pdf is meant",
  ]),
  body("a link to a page of a missing document", "See [it](/documents/forms.pdf#page=2).", [
    "content/pages/home.yaml:11:17  body.en: there is no document forms.pdf in static/documents; put the file there",
  ]),
  body("a link to a document whose name cannot be one", "See [it](/documents/Order-1.PDF).", [
    "content/pages/home.yaml:11:17  body.en: Order-1.PDF cannot be a document's name; use small Latin letters, digits, hyphens and dots: order-1.pdf",
  ]),
  body("HTML", "See <script>alert(1)</script>.", [
    "content/pages/home.yaml:11:7  body.en: the text contains HTML (<script>); write the words alone, without < and >",
  ]),
];

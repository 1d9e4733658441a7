import { sampleFiles } from "./sample";
import type { WrongFiles } from "./wrong-file";

const siteFile = "content/site.yaml";
const site = String(sampleFiles[siteFile]);
const lines = site.split("\n").length;

/** A site whose council names an emblem, with these bytes in its file. */
function withEmblem(mistake: string, name: string, bytes: string | Uint8Array, says: string): WrongFiles {
  const changes = { [siteFile]: `${site}emblem: ${name}\n`, [`static/brand/${name}`]: bytes };
  return { mistake, changes, says: [`${siteFile}:${lines}:9  emblem: the emblem ${name} ${says}`] };
}

function withLine(mistake: string, line: string, column: number, says: string): WrongFiles {
  return { mistake, changes: { [siteFile]: `${site}${line}\n` }, says: [`${siteFile}:${lines}:${column}  ${says}`] };
}

/** An SVG with these parts inside. */
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;

/** The beginning of a PNG of a width and height. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const active = (part: string) =>
  `holds more than a picture (${part}); save it as plain SVG without scripts, links and pictures inside`;

/** The council's emblem and colour. */
export const wrongAsFace: readonly WrongFiles[] = [
  withLine(
    "an emblem that is not there",
    "emblem: lotus.svg",
    9,
    "emblem: there is no picture lotus.svg in static/brand; put the file there, or remove this line",
  ),
  withLine(
    "an emblem of another kind",
    "emblem: Lotus.gif",
    9,
    "emblem: Lotus.gif cannot be an emblem's name; use small Latin letters, digits and hyphens, such as emblem.svg",
  ),
  withEmblem(
    "an emblem that is too large",
    "a.svg",
    svg(" ".repeat(70_000)),
    "has 69 KB, the most is 64 KB; save it smaller",
  ),
  withEmblem(
    "a page renamed to an SVG",
    "a.svg",
    "<!doctype html><p>",
    "is not SVG inside; save it as SVG again, renaming is not enough",
  ),
  withEmblem(
    "an SVG renamed to a PNG",
    "a.png",
    svg(""),
    "is not PNG inside; save it as PNG again, renaming is not enough",
  ),
  withEmblem("a small PNG", "a.png", png(64, 200), "has 64 × 200 pixels; save it with 192 × 192 or more, or as SVG"),
  withEmblem(
    "an SVG without a viewBox",
    "a.svg",
    "<svg></svg>",
    "has no viewBox, so it cannot be drawn in every size; save it as SVG with a viewBox",
  ),
  withEmblem("a script in an emblem", "a.svg", svg("<g><script>alert(1)</script></g>"), active("<script>")),
  withEmblem(
    "a script under another prefix",
    "a.svg",
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    active("<x:script>"),
  ),
  withEmblem("an event in an emblem", "a.svg", svg('<path onload="alert(1)"/>'), active('onload="alert(1)"')),
  withEmblem(
    "a link out of an emblem",
    "a.svg",
    svg('<use xlink:href="https://a.example/b.svg#c"/>'),
    active('href="https://a.example/b.svg#c"'),
  ),
  withEmblem("a picture in an emblem", "a.svg", svg('<image href="data:image/png;base64,AA"/>'), active("<image>")),
  withEmblem("styles from elsewhere", "a.svg", svg("<style>@import 'a.css'</style>"), active("<style>")),
  withEmblem(
    "an entity in an emblem",
    "a.svg",
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`,
    active('<!DOCTYPE svg [<!ENTITY a "b">'),
  ),
  withLine(
    "a colour in words",
    "colour: blue",
    9,
    "colour: blue is no colour; write a number sign and six digits or letters a-f in quotes, such as '#43163b'",
  ),
  withLine(
    "a colour too light to read",
    "colour: '#3377ff'",
    9,
    "colour: text in #3377ff cannot be read: its contrast is 3.4, and 4.5 is needed; write a darker colour, such as '#2b64d6'",
  ),
];

/** Requests for encodings, byte ranges and conditional responses. */
import { documentRedirect } from "../../src/site/documents";
import { pathTo } from "../../src/site/paths";
import { published } from "./published";
import { accepting, get, page, type Row, unknown } from "./row";

const rti = pathTo("rti", "en");
const { script, font, document, stable, icon, data } = published();

const files = [
  get(script, { ...accepting("br"), encoding: "br" }),
  get(script, { ...accepting("gzip"), encoding: "gzip" }),
  get(script),
  get(font, accepting("br, gzip")),
  get(icon, { ...accepting("br"), ...published().encodingOf(icon) }),
  get(data, { ...accepting("br"), encoding: "br" }),
  get(data),
  get(document, accepting("br, gzip")),
  get("/robots.txt"),
  get("/sitemap.xml", { ...accepting("br"), encoding: "br" }),
  get("/.well-known/security.txt"),
  get("/feeds/all.atom", { ...accepting("gzip"), encoding: "gzip" }),
  get("/sa/calendars/tenders.ics"),
  get("/share/home.png", accepting("br")),
  { target: stable, status: 302, location: document, cacheControl: documentRedirect.cacheControl },
  {
    target: `${stable}?page=2`,
    status: 302,
    location: `${document}?page=2`,
    cacheControl: documentRedirect.cacheControl,
  },
  { target: stable, method: "HEAD", status: 302, location: document, cacheControl: documentRedirect.cacheControl },
] satisfies Row[];

const encodings = (
  [
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["gzip;q=0.5", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0,gzip;q=0", undefined],
    ["identity", undefined],
    ["deflate", undefined],
    ["zstd", undefined],
    ["brotli, x-br", undefined],
    ["", undefined],
  ] as const
).flatMap(([accepted, encoding]) => {
  const asked = { ...accepting(accepted), ...(encoding ? { encoding } : {}) };
  return [page(rti, asked), unknown("/hi/nothing", asked)];
});

const conditions = [rti, script, document, data].flatMap((target) => {
  const found = target === rti ? page(rti) : get(target);
  return (["if-none-match", "if-modified-since"] as const).flatMap((again): Row[] => [
    { target, again, status: 304, cacheControl: found.cacheControl ?? "" },
    { target, again, status: 304, cacheControl: found.cacheControl ?? "", ...accepting("gzip") },
  ]);
});

const otherConditions = [
  page(rti, { headers: { "if-none-match": '"another"' } }),
  page(rti, { headers: { "if-modified-since": "Sat, 01 Jan 2000 00:00:00 GMT" } }),
  page(rti, { headers: { "if-modified-since": "no date" } }),
  page(rti, { headers: { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" } }),
  get(document, { headers: { "if-range": "Fri, 01 Jan 2100 00:00:00 GMT", range: "bytes=0-3" } }),
  get(document, { headers: { "if-range": 'W/"another"', range: "bytes=0-3" } }),
  get(document, { headers: { "if-range": '"another"', range: "bytes=0-3" } }),
  { target: document, status: 412, headers: { "if-match": '"another"' } },
  { target: document, status: 412, headers: { "if-unmodified-since": "Sat, 01 Jan 2000 00:00:00 GMT" } },
  unknown("/nothing", { headers: { "if-none-match": "*" } }),
  unknown("/nothing", { headers: { "if-match": '"another"' } }),
  unknown("/nothing", { headers: { range: "bytes=0-3" } }),
];

const size = published().sizeOf(document);
const ranges = [
  get(document, { headers: { range: "bytes=0-3" }, status: 206, range: [0, 3] }),
  get(document, { headers: { range: "bytes=-4" }, status: 206, range: [size - 4, size - 1] }),
  get(document, { headers: { range: "bytes=100-" }, status: 206, range: [100, size - 1] }),
  get(document, { headers: { range: `bytes=0-${size * 2}` }, status: 206, range: [0, size - 1] }),
  get(document, { headers: { range: "lines=1-2" } }),
  { target: document, status: 416, headers: { range: `bytes=${size}-` } },
  get(script, { headers: { range: "bytes=0-99" }, status: 206, range: [0, 99] }),
];

/** Requests for files in all encodings, ranges and conditions. */
export const delivery: readonly Row[] = [...files, ...encodings, ...conditions, ...otherConditions, ...ranges];

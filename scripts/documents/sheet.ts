import { readFileSync } from "node:fs";
import { renderMarkdown } from "../../src/content/render-markdown";
import { toDigits } from "../../src/language/digits";
import { getLocale, type LocaleCode } from "../../src/site/locales";

/** The content of a printed document in one language. */
export interface Sheet {
  readonly language: LocaleCode;
  readonly title: string;
  readonly council: string;
  readonly government: string;
  readonly isSpecimen: boolean;
  /** The reference and the date, each with its label. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The text as Markdown. */
  readonly text: string;
}

const specimenNote: Readonly<Record<LocaleCode, string>> = {
  en: "Specimen. This document shows how the site works; it was issued by nobody.",
  hi: "नमूना। यह दस्तावेज़ साइट का उपयोग दिखाने के लिए है; इसे किसी ने जारी नहीं किया है।",
  sa: "निदर्शनम्। एतत् लेख्यं जालस्थलस्य उपयोगं दर्शयितुम् अस्ति; एतत् केनापि न निर्गमितम्।",
};

const devanagariRange = "U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20B9,U+25CC,U+A830-A8FF";

function fontFaces(): string {
  return [400, 700]
    .flatMap((weight) =>
      ["devanagari", "latin"].map((subset) => {
        const file = require.resolve(
          `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${subset}-${weight}-normal.woff2`,
        );
        const range = subset === "devanagari" ? `unicode-range:${devanagariRange};` : "";
        const data = readFileSync(file).toString("base64");
        return `@font-face{font-family:Sheet;font-weight:${weight};${range}src:url(data:font/woff2;base64,${data})}`;
      }),
    )
    .reverse()
    .join("");
}

const escapeHtml = (text: string) => text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;");

/** Renders a document as an HTML page of A4 size with letterhead, facts and text. */
export function renderSheetPage({ language, title, council, government, isSpecimen, facts, text }: Sheet): string {
  const numbered = getLocale(language).numberingSystem === "deva" ? "devanagari" : "decimal";
  // Links do not work on paper, so only their text is printed.
  const body = renderMarkdown(text, language, { government: "", elsewhere: "" }).replace(/<\/?a\b[^>]*>/gu, "");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
${fontFaces()}
@page{size:A4;margin:18mm 20mm 20mm;@bottom-center{content:counter(page,${numbered}) " / " counter(pages,${numbered});font:9pt Sheet}}
body{margin:0;font:11pt/1.6 Sheet;text-rendering:geometricPrecision;letter-spacing:.001em}
header{border-bottom:1.5pt solid;margin-bottom:5mm;text-align:center}
header p{margin:0}
header strong{font-size:15pt}
.specimen{margin:0 0 4mm;padding:1mm 3mm;border:.75pt solid;font-size:9.5pt}
.facts{display:flex;justify-content:space-between;margin:0 0 4mm}
h1{margin:0 0 4mm;font-size:14pt;line-height:1.4;text-align:center}
h2{margin:5mm 0 2mm;font-size:12pt}
h3{margin:4mm 0 1mm;font-size:11pt}
h2,h3{break-after:avoid}
ol{list-style-type:${numbered}}
table{width:100%;border-collapse:collapse;font-size:10pt}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{padding:.6mm 2mm;border:.5pt solid;text-align:start}
/* A line to be filled in. */
td:empty{height:7.5mm}
td:nth-child(2):last-child:empty{width:55%}
p,li{orphans:3;widows:3}
hr{margin:6mm 0;border:0;border-top:.75pt dashed}
</style></head><body>
${isSpecimen ? `<p class="specimen">${specimenNote[language] ?? specimenNote.en}</p>` : ""}
<header><p>${escapeHtml(government)}</p><p><strong>${escapeHtml(council)}</strong></p></header>
<div class="facts">${facts.map(({ label, value }) => `<span>${escapeHtml(label)} – ${escapeHtml(value)}</span>`).join("")}</div>
<h1>${escapeHtml(title)}</h1>
${body}
</body></html>`;
}

/** Formats a day, YYYY-MM-DD, as in official letters: 03-02-2026, in the digits of the language. */
export function formatOfficialDay(day: string, language: LocaleCode): string {
  return toDigits(day.split("-").reverse().join("-"), language);
}

import { readFileSync } from "node:fs";
import { renderMarkdown } from "../../src/content/render-markdown";
import { fillTemplate } from "../../src/pipeline/fill-template";
import { getLocale, type LocaleCode } from "../../src/site/locales";

/** The content of a printed document in one language. */
export interface PrintedSheet {
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

/** The first line of a specimen document. */
export const specimenNote: Readonly<Record<LocaleCode, string>> = {
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
export function renderSheetPage({
  language,
  title,
  council,
  government,
  isSpecimen,
  facts,
  text,
}: PrintedSheet): string {
  const numbered = getLocale(language).numberingSystem === "deva" ? "devanagari" : "decimal";
  // Links do not work on paper, so only their text is printed.
  const body = renderMarkdown(text, language, { government: "", elsewhere: "" }).replace(/<\/?a\b[^>]*>/gu, "");
  return fillTemplate("scripts/documents/sheet.template", {
    language,
    title: escapeHtml(title),
    fonts: fontFaces(),
    numbered,
    specimen: isSpecimen ? `<p class="specimen">${specimenNote[language] ?? specimenNote.en}</p>` : "",
    government: escapeHtml(government),
    council: escapeHtml(council),
    facts: facts.map(({ label, value }) => `<span>${escapeHtml(label)} – ${escapeHtml(value)}</span>`).join(""),
    body,
  }).trimEnd();
}

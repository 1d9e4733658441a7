import { appendFile } from "node:fs/promises";
import { compareBuilds, type PageChange, type SiteChanges } from "./changes/compare";
import { readPages } from "./changes/pages";
import { drawChanges } from "./changes/screenshots";
import { defineCommand, Misuse } from "./command";

/** The maximum number of added lines, and of removed lines, shown per page. The rest is counted. */
const linesShown = 6;

/** The maximum number of characters shown per line. */
const longestLine = 240;

const kinds: Readonly<Record<PageChange["kind"], string>> = {
  added: "new · नया",
  removed: "removed · हटाया गया",
  changed: "changed · बदला",
};

/** In GitHub Actions, also appends the summary to the job summary. */
defineCommand(__filename, {
  name: "scripts/changes.ts",
  summary: "Describes in English and Hindi what differs for visitors between two built sites.",
  words: "<folder before> <folder after>",
  options: {
    pictures: { value: "FOLDER", help: "takes screenshots of the changed pages before and after" },
    preview: { value: "ADDRESS", help: "links the preview there" },
  },
  run: async ({ words: [before, after], get }) => {
    if (!before || !after) throw new Misuse("Two folders are needed.");
    const found = compareBuilds(await readPages(before), await readPages(after));
    const summary = formatChanges(found, { preview: get("preview") });
    console.log(summary);
    const place = process.env.GITHUB_STEP_SUMMARY;
    if (place) await appendFile(place, summary);
    const pictures = get("pictures");
    if (pictures) {
      const drawn = await drawChanges(found.pages, { before, after }, pictures);
      console.log(`${drawn} pages captured before and after in ${pictures}.`);
    }
  },
});

/** The links to more details for reviewers. */
interface SummaryLinks {
  /** The URL of the preview, or of the artifact that contains it; undefined without a preview. */
  readonly preview?: string | undefined;
}

/** Formats the changes as Markdown in English and Hindi, for the check summary of a pull request. */
export function formatChanges({ pages, documents }: SiteChanges, { preview }: SummaryLinks = {}): string {
  const head = ["## What will change · क्या बदलेगा", ""];
  if (pages.length === 0 && documents.length === 0) {
    return [...head, "Nothing that visitors see changes. · आगंतुकों को दिखने वाला कुछ नहीं बदलता।", ""].join("\n");
  }
  return [
    ...head,
    `Pages: ${pages.length}, documents: ${documents.length}. · पृष्ठ: ${pages.length}, दस्तावेज़: ${documents.length}।`,
    "",
    ...(preview
      ? [`[Preview with pictures before and after](${preview}) · [पहले और बाद के चित्रों सहित पूर्वावलोकन](${preview})`, ""]
      : []),
    ...pages.flatMap(pageLines),
    ...(documents.length > 0 ? ["### Documents · दस्तावेज़", ""] : []),
    ...documents.map(({ address, kind }) => `- \`${address}\` – ${kinds[kind]}`),
    "",
  ].join("\n");
}

function pageLines({ address, title, kind, added, removed }: PageChange): string[] {
  return [
    // Escapes characters that have a meaning in Markdown.
    `### ${title.replace(/[\\`*_[\]<>#|]/gu, "\\$&")}`,
    "",
    `\`${address}\` – ${kinds[kind]}`,
    "",
    ...(added.length + removed.length > 0 ? ["```diff", ...shown("-", removed), ...shown("+", added), "```", ""] : []),
  ];
}

function shown(sign: "+" | "-", lines: readonly string[]): string[] {
  const rest = lines.length - linesShown;
  const cut = (line: string) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line);
  return [
    ...lines.slice(0, linesShown).map((line) => `${sign} ${cut(line.replaceAll("```", "'''"))}`),
    ...(rest > 0 ? [`${sign} … ${rest} more lines · ${rest} और पंक्तियाँ`] : []),
  ];
}

import type { ExternalAnswer } from "./external";
import { named } from "./report";
import { type ContentFile, placesOf } from "./written";

const headings: readonly (readonly [ExternalAnswer["state"], string])[] = [
  ["gone", "Broken"],
  ["refused", "Not shown to machines: open them and look"],
  ["moved", "Moved for good: write the new address"],
];

/** Returns whether an answer means a broken link for visitors. */
export function isBroken({ state }: ExternalAnswer): boolean {
  return state === "gone";
}

/** The answers as a report in Markdown, which says for each address where on the site it stands and who wrote it. */
export function externalReport(
  answers: readonly ExternalAnswer[],
  pages: ReadonlyMap<string, readonly string[]>,
  files: readonly ContentFile[],
): string {
  const good = answers.filter(({ state }) => state === "there").length;
  const sections = headings.flatMap(([state, heading]) => {
    const found = answers.filter((answer) => answer.state === state);
    if (found.length === 0) return [];
    const rows = found.map(({ address, detail }) => {
      const places = placesOf(address, address, files);
      const written = places.length > 0 ? named(places) : "the site itself";
      return `| ${[address, detail, named(pages.get(address) ?? []), written].map(cell).join(" | ")} |`;
    });
    return ["", `## ${heading}`, "", "| Address | Answer | Pages | Written in |", "| --- | --- | --- | --- |", ...rows];
  });
  return [
    "# Links to other sites",
    "",
    `${good} of ${answers.length} addresses answer as they should.`,
    ...sections,
  ].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("|", "\\|").replace(/\s+/gu, " ");
}

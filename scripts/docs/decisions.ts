import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** The folder of the decisions: a file each, and the index. */
const decisionsFolder = "docs/decisions";

/** The generated index of the decisions. */
export const decisionsIndexFile = `${decisionsFolder}/README.md`;

/** A decision record: `NNNN-title.md`. */
export interface Decision {
  /** The path from the project's root. */
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly status: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** The second-level headings, in order. */
  readonly headings: readonly string[];
  /** The files that confirm the decision, by their paths from the project's root. */
  readonly confirmedBy: readonly string[];
  readonly lines: number;
}

const fileName = /^(\d{4})-[a-z0-9-]+\.md$/u;

const frontMatter = z.strictObject({
  status: z.string().regex(/^(?:proposed|accepted|superseded by \d{4})$/u),
  date: z.iso.date(),
});

/**
 * Reads the decisions, ordered by number.
 *
 * @throws for a file that is no decision record, with its name
 */
export function readDecisions(root: string): Decision[] {
  return readdirSync(path.join(root, decisionsFolder))
    .filter((name) => name !== "README.md")
    .sort()
    .map((name) => readDecision(name, readFileSync(path.join(root, decisionsFolder, name), "utf8")));
}

/**
 * Reads one decision record.
 *
 * @param name the file's name
 * @throws for a name, front matter or title in another format
 */
export function readDecision(name: string, text: string): Decision {
  const number = fileName.exec(name)?.[1];
  const [, matter, body] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? [];
  const title = /^# (.+)$/mu.exec(body ?? "")?.[1];
  if (number === undefined || matter === undefined || body === undefined || title === undefined)
    throw new Error(
      `${decisionsFolder}/${name}: name it NNNN-title.md, begin with "status" and "date" between lines of "---", then "# Title"`,
    );
  // As text, since YAML's own dates become times of a day.
  const parsed = frontMatter.safeParse(parse(matter, { schema: "failsafe" }));
  if (!parsed.success) throw new Error(`${decisionsFolder}/${name}: ${z.prettifyError(parsed.error)}`);
  const confirmation = body.split("\n## Confirmation\n")[1] ?? "";
  return {
    file: `${decisionsFolder}/${name}`,
    number: Number(number),
    title,
    ...parsed.data,
    headings: Array.from(body.matchAll(/^## (.+)$/gmu), ([, heading = ""]) => heading),
    confirmedBy: Array.from(confirmation.matchAll(/`([\w./@-]+)`/gu), ([, file = ""]) => file),
    lines: text.trimEnd().split("\n").length,
  };
}

/** The text of the index: how to add a decision, and a table of all. */
export function decisionsIndex(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    ({ file, number, title, status, date }) =>
      `| [${String(number).padStart(4, "0")}](${path.basename(file)}) | ${title} | ${status} | ${date} |`,
  );
  return `${introduction}\n${["| | decision | status | date |", "|---|---|---|---|", ...rows].join("\n")}\n`;
}

const introduction = `# Decisions

Each file records one decision that holds. To add one, copy a file and take the next number. State the context, the
options, the outcome, its consequences, and the tests that confirm it, on at most a page. When a decision no longer
holds, set its status to \`superseded by NNNN\`, or remove the file together with what it describes.

\`npm run generate:docs\` writes this index.
`;

import { readFileSync } from "node:fs";
import type { Reporter } from "gatsby";
import { z } from "zod";
import { type ContentReading, countErrors, readContent, report, summary } from "../content";
import { checkDocuments } from "../content/check-documents";
import { problemsFile } from "../content/folders";
import { scheduledAt } from "../content/scheduled";
import { type AssessedText, assess, readTexts, type TranslatableText } from "../content/translations";
import type { OldPaths } from "../site/old-paths";
import { buildMoment } from "./build-date";
import type { ResolverContext } from "./graphql-types";

/** Returns the problems of the content below a project's root, as lines for people; empty if it may be published. */
export function problemsOf(root: string): string {
  return problemsIn(readContent(root));
}

function problemsIn(reading: ContentReading): string {
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${summary(reading, "en")}`;
}

let checked: ContentReading | undefined;

let oldPaths: OldPaths | undefined;

let assessed: readonly AssessedText[] | undefined;

/** The content as the check has read it; read anew where it was taken. */
export function checkedContent(): ContentReading {
  return checked ?? readContent(process.cwd());
}

/** The same for the last in a build who needs it, so that its memory is free; then it is read anew, when it has changed. */
export function releaseContent(): ContentReading {
  const content = checkedContent();
  checked = undefined;
  return content;
}

/** Where the paths of an earlier site lead, as the check has read it: the last step needs it, when the content is released. */
export function checkedOldPaths(): OldPaths {
  return oldPaths ?? checkedContent().oldPaths;
}

/** The content's texts beside their translations: in a build as the check has read them; while developing as they stand. */
export function assessedTexts(): readonly AssessedText[] {
  return assessed ?? assessShown(process.cwd(), buildMoment(), readTexts(process.cwd()));
}

/**
 * Assesses the texts that the site shows at a moment. The texts of an entry that is not due yet are left out: the report on
 * translations names texts, and must not publish them before their time.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function assessShown(root: string, moment: string, texts: readonly TranslatableText[]): readonly AssessedText[] {
  const scheduled = new Set(scheduledAt(root, moment).entries);
  return assess(
    root,
    texts.filter(({ file }) => !scheduled.has(file)),
  );
}

/** Stops a build before it has written anything when the content is wrong. */
export async function checkContent(reporter: Reporter): Promise<void> {
  const root = process.cwd();
  const reading = readContent(root);
  checked = { ...reading, problems: [...reading.problems, ...(await checkDocuments(root, reading.documents))] };
  const found = problemsIn(checked);
  if (found !== "") reporter.panic(`The content is wrong, so nothing was built:\n${found}`);
  if (process.env.NODE_ENV === "production") {
    oldPaths = checked.oldPaths;
    assessed = assessShown(root, buildMoment(), readTexts(root, checked.written));
  }
}

const told = z.object({ absolutePath: z.string() });

/**
 * The GraphQL field by which every page shows what is wrong while developing, where Gatsby sees the content as it last
 * was right; null in a build, which a wrong content never reaches.
 */
export const contentProblems = {
  type: "String",
  async resolve(_source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string | null> {
    // To look for the file would have every page asked anew whenever any file changed.
    if (process.env.NODE_ENV === "production") return null;
    const query = { filter: { relativePath: { eq: problemsFile } } };
    const file = told.safeParse(await nodeModel.findOne({ type: "File", query }));
    return file.success ? readFileSync(file.data.absolutePath, "utf8") || null : null;
  },
};

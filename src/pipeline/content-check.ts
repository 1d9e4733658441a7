import { readFileSync } from "node:fs";
import type { Reporter } from "gatsby";
import { z } from "zod";
import { type ContentReading, countErrors, formatSummary, report } from "../content";
import { checkDocuments } from "../content/documents";
import { problemsFile } from "../content/folders";
import type { ResolverContext } from "./graphql-types";
import { siteContent } from "./site-content";

/** Formats the problems of the content as readable lines; empty if it may be published. */
export function formatProblems(reading: Pick<ContentReading, "files" | "problems">): string {
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${formatSummary(reading, "en")}`;
}

/** Stops a build before it writes anything if the content has errors. */
export async function checkContent(reporter: Reporter): Promise<void> {
  const content = siteContent();
  const ofDocuments = await checkDocuments(content.from, content.documents);
  const found = formatProblems({ ...content, problems: [...content.problems, ...ofDocuments] });
  if (found !== "") reporter.panic(`The content is wrong, so nothing was built:\n${found}`);
}

const fileNode = z.object({ absolutePath: z.string() });

/**
 * The GraphQL field with the content's errors, which every page shows in development. Until they are fixed, Gatsby uses
 * the last valid content. The field is null in a build, which stops at invalid content.
 */
export const contentProblems = {
  type: "String",
  async resolve(_source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string | null> {
    // This query would make Gatsby rerun every page query whenever any file changes.
    if (process.env.NODE_ENV === "production") return null;
    const query = { filter: { relativePath: { eq: problemsFile } } };
    const file = fileNode.safeParse(await nodeModel.findOne({ type: "File", query }));
    return file.success ? readFileSync(file.data.absolutePath, "utf8") || null : null;
  },
};

import type { GatsbyNode } from "gatsby";
import { countErrors, readContent, report, summary } from "../content";
import type { ResolverContext } from "./graphql-types";

/** What is wrong with the content, as lines for people; empty when it may be published. */
export function problems(): string {
  const reading = readContent(process.cwd());
  if (countErrors(reading.problems) === 0) return "";
  return `${report(reading.problems, { language: "en", format: "terminal" })}\n${summary(reading, "en")}`;
}

const isDevelop = () => process.env.gatsby_executing_command === "develop";

/** Stops a build before it has written anything when the content is wrong. While developing, the pages say it instead. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const found = problems();
  if (found === "") return;
  if (isDevelop()) reporter.error(`The content is wrong:\n${found}`);
  else reporter.panic(`The content is wrong, so nothing was built:\n${found}`);
};

let lastTold = "";

/**
 * The GraphQL field by which every page shows what is wrong while developing, and recovers when the file is saved right;
 * null in a build, which a wrong content never reaches.
 */
export const contentProblems = {
  type: "String",
  async resolve(_source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string | null> {
    if (!isDevelop()) return null;
    // Makes Gatsby ask again whenever any file of the content changes.
    await nodeModel.findAll({ type: "File" });
    const found = problems();
    if (found !== lastTold) {
      lastTold = found;
      process.stderr.write(found === "" ? "The content is right again.\n" : `The content is wrong:\n${found}\n`);
    }
    return found || null;
  },
};

import { countErrors, getEntries, listProjectFiles, readContent, report, summary } from "../src/content";
import { checkDocuments } from "../src/content/check-documents";
import { council } from "../src/schema/collections/council";
import { sourceDocumentsIn } from "../src/schema/entry-documents";
import { exampleRemains } from "./adopt/example-remains";
import { lostLedgerLines } from "./check/lost-ledger-lines";
import { unservedRedirects } from "./check/unserved-redirects";
import { command } from "./command";

/** Exits with 1 if errors prevent publication. In GitHub Actions, also prints the report as annotations. */
command(__filename, {
  name: "check",
  summary: "Reads the content and reports its errors and warnings.",
  isForClerks: true,
  run: async ({ language, root }) => {
    const content = readContent(root);
    const named = content.entries.flatMap(({ value }) => sourceDocumentsIn(value));
    const languages = new Map(named.flatMap(({ name, language }) => (language ? [[name, language] as const] : [])));
    const ofDocuments = await checkDocuments(listProjectFiles(root), content.documents, { warns: true, languages });
    const isAdopted = getEntries(content, council.name).some(({ value }) => value.adopted);
    const remains = isAdopted ? exampleRemains(root, content) : [];
    const unserved = unservedRedirects(content, process.env.PUBLISH_TO);
    const problems = [...content.problems, ...ofDocuments, ...lostLedgerLines(root), ...remains, ...unserved];
    const lines = [report(problems, { language, format: "terminal" })];
    if (process.env.GITHUB_ACTIONS === "true") lines.push(report(problems, { language, format: "github" }));
    lines.push(summary({ ...content, problems }, language));
    console.log(lines.filter((line) => line !== "").join("\n"));
    return countErrors(problems) > 0 ? 1 : 0;
  },
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type SampleFolder, withSampleFolder } from "../cases/folder";
import { sampleFiles } from "../cases/sample";

/** Valid answers of a council. */
export const sampleAnswers = readFileSync(path.join(__dirname, "answers.yaml"), "utf8");

const site = String(sampleFiles["content/site.yaml"]).replace("key: site\n", "key: site\nspecimen: true\n");

/** Runs git in a folder with a test identity and returns its output. */
export function gitIn(root: string, ...args: string[]): string {
  const who = ["-c", "user.name=A clerk", "-c", "user.email=clerk@council.example"];
  return execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8" });
}

/** Commits all files of a repository, also if none changed. Returns the hash of the commit. */
export function commitAll(root: string): string {
  gitIn(root, "add", "--all");
  gitIn(root, "commit", "--quiet", "--allow-empty", "--message=Change");
  return gitIn(root, "rev-parse", "HEAD").trim();
}

/** Calls `look` with a folder of the sample content, whose council is the example's. */
export function withExampleSite<Result>(look: (folder: SampleFolder) => Promise<Result>): Promise<Result> {
  return withSampleFolder((folder) => {
    folder.write({
      "content/site.yaml": site,
      "content/.translated/records.txt": "site hi 000000000000 000000000000\n",
      "content/.published/documents.txt": `${"0".repeat(64)} 2026-01-01 - tender-1.pdf\n`,
      "static/documents/tender-1.pdf": "%PDF-1.7\n%%EOF\n",
      "content/tables/tenders/tender-1.yaml": `${sampleFiles["content/tables/tenders/tender-1.yaml"]}document: tender-1.pdf\n`,
      "content/pages/rti.yaml": `${sampleFiles["content/pages/rti.yaml"]}body: {en: The list is a specimen., hi: सूची नमूना है।, sa: सूची निदर्शनम् अस्ति।}\nreviewed: 2024-01-01\n`,
      "content/pages/terms.yaml": String(sampleFiles["content/pages/terms.yaml"]).replace("\n", "\nspecimen: true\n"),
    });
    return look(folder);
  });
}

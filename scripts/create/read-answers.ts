import * as z from "zod";
import { checkEntry } from "../../src/content/check-entry";
import { compareByPosition, type Diagnostic } from "../../src/content/diagnostic";
import { readContent } from "../../src/content/disk";
import { toFindings } from "../../src/content/issues";
import { createProblem, type WrittenEntry } from "../../src/content/written-entry";
import { readYaml } from "../../src/content/yaml";
import { toMessage } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { isEmpty } from "../../src/schema/inputs";
import { isGroup } from "../../src/site/merge";
import { answersCollection, answersWithList, answersWithSheet, repositorySchema } from "./answers-schema";

/** The valid answers of a council. */
export type AdoptionAnswers = Omit<z.output<typeof answersWithList>, "districts" | "repository"> & {
  /** A list of districts, or the file name of a sheet. */
  readonly districts?: z.output<typeof answersWithList>["districts"] | string;
  readonly repository?: z.output<typeof repositorySchema>;
};

/** The result of reading answers; `answers` is undefined if `problems` contains an error. */
export interface AnswersReading {
  readonly answers: AdoptionAnswers | undefined;
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads an answers file with the content check, which reports every error with its line and correction. Texts are
 * checked against the rules of their languages, so that `content/site.yaml` accepts them later.
 *
 * @param root the project's root; its glossary applies
 * @param file the file name for problem reports
 */
export function readAnswers(root: string, file: string, bytes: Uint8Array): AnswersReading {
  const { value } = readYaml(new TextDecoder().decode(bytes));
  const hasSheet = isGroup(value) && typeof value.districts === "string" && value.districts.trim() !== "";
  const collection = answersCollection(hasSheet);
  const { entry, problems } = checkEntry(
    { collection, file, name: "answers" },
    bytes,
    readContent(root, buildMoment()).textRules,
  );
  const repository = isGroup(value) && !isEmpty(value.repository) ? value.repository : undefined;
  const all = [...problems, ...repositoryProblems(entry, repository), ...repeatedKeys(entry, value)].toSorted(
    compareByPosition,
  );
  if (all.some(({ severity }) => severity === "error")) return { answers: undefined, problems: all };
  const schema = hasSheet ? answersWithSheet : answersWithList;
  const { repository: written, ...answers } = schema.parse(entry.value);
  const parsed = written === undefined ? {} : { repository: repositorySchema.parse(written) };
  return { answers: { ...answers, ...parsed }, problems: all };
}

function repositoryProblems(entry: WrittenEntry, repository: unknown): Diagnostic[] {
  if (repository === undefined || !entry.isReadable) return [];
  if (!isGroup(repository)) {
    return [createProblem(entry, { path: ["repository"], message: toMessage("repository-fields") })];
  }
  const { error } = z.safeParse(repositorySchema, repository);
  return toFindings(error?.issues ?? [], repositorySchema, repository).map((finding) =>
    createProblem(entry, { ...finding, path: ["repository", ...finding.path] }),
  );
}

/** Finds districts with the same key. Keys must be unique because they become file names. */
function repeatedKeys(entry: WrittenEntry, value: unknown): Diagnostic[] {
  const districts = isGroup(value) && Array.isArray(value.districts) ? value.districts : [];
  const first = new Map<string, number>();
  return districts.flatMap((district: unknown, index): Diagnostic[] => {
    const key = isGroup(district) ? String(district.key) : "";
    const other = first.get(key);
    if (other === undefined) first.set(key, index);
    if (key === "" || other === undefined) return [];
    const wrong = toMessage("value-taken", { value: key, other: `districts[${other + 1}]` });
    return [createProblem(entry, { path: ["districts", index, "key"], message: wrong })];
  });
}

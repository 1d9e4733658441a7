import * as z from "zod";
import { repositoryForm } from "../../src/desk/repository-settings";
import type { Collection } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { districts } from "../../src/schema/collections/schools";
import { council } from "../../src/schema/collections/site";
import { type Description, withDescription } from "../../src/schema/description";
import { choice, createIssue, defineVocabulary, line, list } from "../../src/schema/fields";
import { describe } from "../../src/schema/labels";

/** The fields of `content/site.yaml` that the answers set; all except the telephone are required. */
const { name, government, owner, address, hours, email, telephone, siteAddress } = council.schema.shape;
export const councilFields = { name, government, owner, address, hours, email, telephone, siteAddress };

/** The field of districts that are listed in the answers. */
const districtList = list({
  ...describe("answers.districts"),
  item: { key: districts.schema.shape.key, name: districts.schema.shape.name },
});

/** The field of a districts sheet: its file name, relative to the folder of the answers. */
const districtSheet = line(describe("answers.districts"));

const gitHost = defineVocabulary("git-host", {
  github: { en: "GitHub", hi: "GitHub", sa: "GitHub" },
  gitlab: { en: "GitLab", hi: "GitLab", sa: "GitLab" },
});

/** Creates the schema of a text that matches a pattern. */
function matching(pattern: RegExp, issue: Parameters<typeof createIssue>[0]) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      if (!pattern.test(value)) issues.push(createIssue(issue, value));
    });
}

/** The schema of the council's repository, which receives drafts from the clerks' editor. */
export const repositorySchema = z.strictObject({
  host: choice({ ...describe("answers.host"), from: gitHost }),
  name: withDescription(matching(repositoryForm, "repository-form"), { ...describe("answers.name"), kind: "line" }),
});

/** Creates a field for a list of teams or accounts in the syntax of CODEOWNERS, such as `@board/reviewers`. */
function owners(description: Description) {
  const one = matching(/^@[\w.-]+(?:\/[\w.-]+)*$/u, "code-owner-form");
  return withDescription(z.array(one).min(1), { ...description, kind: "list", item: z.strictObject({}) });
}

const names = collections.map(({ name }) => name);

const otherFields = {
  keep: withDescription(z.array(z.enum(names)).min(1), {
    ...describe("answers.keep", { names: names.join(", ") }),
    kind: "list",
    item: z.strictObject({}),
  }).optional(),
  /** The repository, unchecked here: a collection field cannot be a group, so `repositorySchema` checks it. */
  repository: withDescription(z.unknown(), { ...describe("answers.repository"), kind: "line" }).optional(),
  reviewers: owners(describe("answers.reviewers")).optional(),
  maintainers: owners(describe("answers.maintainers")).optional(),
};

/** The schema of answers that list their districts. */
export const answersWithList = z.strictObject({
  ...councilFields,
  districts: districtList.optional(),
  ...otherFields,
});

/** The schema of answers that name a districts sheet. */
export const answersWithSheet = z.strictObject({ ...councilFields, districts: districtSheet, ...otherFields });

/**
 * Returns a collection with the answers as its only file, so that the content check can read them.
 *
 * @param hasSheet whether the answers name a districts sheet instead of a list
 */
export function answersCollection(hasSheet: boolean): Collection {
  return {
    name: "answers",
    folder: "answers.yaml",
    type: "Answers",
    ...describe("answers"),
    schema: hasSheet ? answersWithSheet : answersWithList,
  };
}

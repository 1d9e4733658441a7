import { z } from "zod";
import { repositoryForm } from "../../src/editor/settings";
import type { Collection } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { council } from "../../src/schema/collections/council";
import { districts } from "../../src/schema/collections/schools";
import { type Description, withDescription } from "../../src/schema/description";
import { choice, createIssue, line, list, vocabulary } from "../../src/schema/fields";

/** The fields of `content/site.yaml` that the answers set; all except the telephone are required. */
const { name, government, owner, address, hours, email, telephone, siteAddress } = council.schema.shape;
export const councilFields = { name, government, owner, address, hours, email, telephone, siteAddress };

const districtsAbout: Description = {
  label: { en: "Districts", hi: "जनपद", sa: "जनपदाः" },
  help: {
    en: "A list with a key and a name in each language for each district, or the name of a CSV file beside this one.",
    hi: "हर जनपद की कुंजी और हर भाषा में नाम की सूची, या इस फ़ाइल के साथ रखी CSV फ़ाइल का नाम।",
  },
};

/** The field of districts that are listed in the answers. */
const districtList = list({
  ...districtsAbout,
  item: { key: districts.schema.shape.key, name: districts.schema.shape.name },
});

/** The field of a districts sheet: its file name, relative to the folder of the answers. */
const districtSheet = line(districtsAbout);

const gitHost = vocabulary("git-host", {
  github: { en: "GitHub", hi: "GitHub", sa: "GitHub" },
  gitlab: { en: "GitLab", hi: "GitLab", sa: "GitLab" },
});

/** The schema of the council's repository, which receives drafts from the clerks' editor. */
export const repositorySchema = z.strictObject({
  host: choice({
    label: { en: "Git host", hi: "Git होस्ट", sa: "Git-सेवादाता" },
    help: { en: "Where the repository is: github or gitlab.", hi: "रिपॉज़िटरी कहाँ है: github या gitlab।" },
    from: gitHost,
  }),
  name: withDescription(
    z
      .string()
      .trim()
      .check((context) => {
        const { value, issues } = context;
        if (!repositoryForm.test(value)) issues.push(createIssue("repository-form", value, value));
      }),
    {
      label: { en: "Repository", hi: "रिपॉज़िटरी", sa: "सङ्ग्रहः" },
      help: { en: "Its owner and name, such as board/site.", hi: "स्वामी और नाम, जैसे board/site।" },
      kind: "line",
    },
  ),
});

/** Creates a field for a list of teams or accounts in the syntax of CODEOWNERS, such as `@board/reviewers`. */
function owners(description: Description) {
  const one = z
    .string()
    .trim()
    .check((context) => {
      const { value, issues } = context;
      if (!/^@[\w.-]+(?:\/[\w.-]+)*$/u.test(value)) issues.push(createIssue("code-owner-form", value, value));
    });
  return withDescription(z.array(one).min(1), { ...description, kind: "list", item: z.strictObject({}) });
}

const names = collections.map(({ name }) => name);

const otherFields = {
  keep: withDescription(z.array(z.enum(names)).min(1), {
    label: { en: "Keep", hi: "रखें", sa: "रक्षणीयम्" },
    help: {
      en: `The kinds of entries of the example to keep: ${names.join(", ")}. Left out: none.`,
      hi: `उदाहरण की जिन प्रविष्टियों को रखना है: ${names.join(", ")}। छोड़ने पर: कोई नहीं।`,
    },
    kind: "list",
    item: z.strictObject({}),
  }).optional(),
  /** The repository, unchecked here: a collection field cannot be a group, so `repositorySchema` checks it. */
  repository: withDescription(z.unknown(), {
    label: { en: "Repository", hi: "रिपॉज़िटरी", sa: "सङ्ग्रहः" },
    help: { en: "Its host and name.", hi: "उसका होस्ट और नाम।" },
    kind: "line",
  }).optional(),
  reviewers: owners({
    label: { en: "Reviewers", hi: "समीक्षक", sa: "समीक्षकाः" },
    help: {
      en: "The teams that approve what clerks write, such as @board/reviewers.",
      hi: "लिपिकों का लिखा स्वीकार करने वाले दल, जैसे @board/reviewers।",
    },
  }).optional(),
  maintainers: owners({
    label: { en: "Maintainers", hi: "अनुरक्षक", sa: "परिपालकाः" },
    help: {
      en: "The teams that approve changes of the programs; left out: the reviewers.",
      hi: "प्रोग्राम के परिवर्तन स्वीकार करने वाले दल; न लिखने पर: समीक्षक।",
    },
  }).optional(),
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
    label: { en: "Answers", hi: "उत्तर", sa: "उत्तराणि" },
    help: { en: "What a council answers when it adopts the site.", hi: "साइट अपनाते समय परिषद् के उत्तर।" },
    schema: hasSheet ? answersWithSheet : answersWithList,
  };
}

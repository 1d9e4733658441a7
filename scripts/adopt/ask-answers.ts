import { stringify } from "yaml";
import { z } from "zod";
import type { EntryFields } from "../../src/content/entry-text";
import { type ClerkLanguage, texts } from "../../src/content/messages";
import { choice, line } from "../../src/schema/fields";
import { fieldsOf } from "../../src/schema/outputs/form-fields";
import type { NamedEntries } from "../../src/sheets/cells";
import { answersWithList, councilFields, gitHost } from "./answers-schema";
import { askYesOrNo } from "./interview/answers";
import { askFields } from "./interview/questions";
import type { Terminal } from "./interview/terminal";
import { readAnswers } from "./read-answers";

/** For whom and where the answers are asked. */
export interface AskOptions {
  readonly root: string;
  readonly reader: ClerkLanguage;
  readonly terminal: Terminal;
}

/** The questions, one field each; the answers' file puts some of them into groups. */
const questions = z.strictObject({
  ...councilFields,
  sheet: line({
    label: { en: "Sheet of districts", hi: "जनपदों की तालिका", sa: "जनपदानां सारणी" },
    help: {
      en: "A CSV file with the districts, such as districts.csv; left out, they are asked one by one.",
      hi: "जनपदों वाली CSV फ़ाइल, जैसे districts.csv; छोड़ने पर एक-एक करके पूछे जाएँगे।",
    },
  }).optional(),
  districts: answersWithList.shape.districts,
  host: choice(
    {
      label: { en: "Git host", hi: "Git होस्ट", sa: "Git-आतिथेयः" },
      help: { en: "Where the council's repository will be.", hi: "परिषद् की रिपॉज़िटरी कहाँ होगी।" },
    },
    gitHost,
  ),
  repository: line({
    label: { en: "Repository", hi: "रिपॉज़िटरी", sa: "सङ्ग्रहः" },
    help: { en: "Its owner and name, such as board/site.", hi: "स्वामी और नाम, जैसे board/site।" },
  }),
  reviewers: line({
    label: { en: "Reviewers", hi: "समीक्षक", sa: "समीक्षकाः" },
    help: {
      en: "The teams that approve what clerks write, such as @board/reviewers, with spaces between.",
      hi: "लिपिकों का लिखा स्वीकार करने वाले दल, जैसे @board/reviewers, बीच में रिक्त स्थान।",
    },
  }),
});

/** The paths of answers in the file of answers, as problems name them, by question. */
const pathsInFile: Readonly<Record<string, string>> = {
  sheet: "districts",
  host: "repository.host",
  repository: "repository.name",
};

/**
 * Asks for everything that a file of answers says, each answer checked at once, and gives the file's text; undefined
 * where the person does not agree at the end.
 *
 * @throws Cancelled where there are no more answers
 */
export async function askAnswers({ root, reader, terminal }: AskOptions): Promise<string | undefined> {
  terminal.say(texts("adopt.title")[reader]);
  const check = {
    problemsAt(path: string, fields: EntryFields) {
      const [name = ""] = path.split(/[.[]/u);
      const inFile = pathsInFile[name] ?? path;
      const { problems } = readAnswers(root, "answers.yaml", Buffer.from(answersText(fields)));
      return problems.filter(({ field }) => {
        const at = field?.path ?? "";
        return at === inFile || inFile.startsWith(`${at}.`) || (name === "reviewers" && at.startsWith("reviewers["));
      });
    },
  };
  const entriesCalled = (collection: string): NamedEntries => {
    throw new Error(`No question refers to an entry of ${collection}.`);
  };
  const interview = { terminal, reader, entriesCalled, check };
  const all = fieldsOf({ schema: questions });
  const group = (fields: EntryFields) => ({ prefix: "", fields, entry: (own: EntryFields) => own });
  const first = await askFields(
    all.filter(({ name }) => name !== "districts" && !later.has(name)),
    group({}),
    interview,
  );
  const listed = all.filter(({ name }) => later.has(name) || (name === "districts" && first.sheet === undefined));
  const text = answersText(await askFields(listed, group(first), interview));
  terminal.say(`\n${text}`);
  return (await askYesOrNo(texts("adopt.agree")[reader], true, terminal, reader)) ? text : undefined;
}

const later = new Set(["host", "repository", "reviewers"]);

function answersText({ sheet, host, repository, reviewers, districts, ...council }: EntryFields): string {
  const answers = {
    ...council,
    districts: sheet ?? districts,
    ...(host || repository ? { repository: { host, name: repository } } : {}),
    ...(typeof reviewers === "string" ? { reviewers: reviewers.split(/[\s,]+/u).filter(Boolean) } : {}),
  };
  return stringify(answers, { lineWidth: 0, compat: "yaml-1.1" });
}

import { report } from "../../src/content";
import { sampleAnswers } from "../../tests/adopt/adoption";
import { withContent } from "../../tests/cases/folder";
import { readAnswers } from "./read-answers";

const read = (text: string) => withContent({}, (root) => readAnswers(root, "answers.yaml", Buffer.from(text)));

test("reads correct answers and omits an empty telephone", () => {
  const { answers, problems } = read(sampleAnswers);
  expect(problems).toEqual([]);
  expect(answers).toMatchObject({ email: "secretary@board.example", repository: { host: "gitlab" } });
  expect(answers?.telephone).toBeUndefined();
});

test("accepts the name of a sheet as districts", () => {
  expect(read(sampleAnswers.replace(/districts: .*/u, "districts: list.csv")).answers?.districts).toBe("list.csv");
});

test.each([
  ["email: secretary@board.example", "email: secretary", "answers.yaml:6:8  email", "office@council.example"],
  ["sa: पूर्वमण्डलम्", "sa: पूर्वमण््डलम्", "answers.yaml:1:49  name.sa", "पूर्वमण्डलम्"],
  [", sa: सचिवः", "", "answers.yaml:3:1  owner.sa", "write it after sa:"],
  ["siteAddress: https:", "siteAddress: http:", "answers.yaml:8:14  siteAddress", "https://board.example"],
  ["siteAddress:", "siteAdress:", "answers.yaml:8:1  siteAdress", "perhaps siteAddress is meant"],
  ["host: gitlab", "host: bitbucket", "answers.yaml:10:20  repository.host", "github, gitlab"],
  ["state/board/site", "site", "answers.yaml:10:34  repository.name", "such as board/site"],
  ["state/board/site", "../../board", "answers.yaml:10:34  repository.name", "such as board/site"],
  ["@board/reviewers", "board", "answers.yaml:11:13  reviewers[1]", "such as @board/reviewers"],
  ["[{key: patna", "[{key: Patna", "answers.yaml:9:19  districts[1].key", "patna"],
  [
    "पटना}}]",
    "पटना}}, {key: patna, name: {en: A, hi: अ, sa: अ}}]",
    "answers.yaml:9:72  districts[2].key",
    "districts[1]",
  ],
  [
    "repository: {host: gitlab, name: state/board/site}",
    "repository: https://gitlab.com/state/board/site",
    "answers.yaml:10:13  repository",
    "such as host: github",
  ],
  [
    "Patna, hi: पटना, sa: पटना}\nhours",
    "A, B, hi: पटना, sa: पटना}\nhours",
    "answers.yaml:4:18  address.B",
    "in quotes",
  ],
  ["repository: {", "repository: {owner: us, ", "answers.yaml:10:14  repository.owner", "host, name"],
])("reports %j changed to %j with its line and the correction", (right, wrong, where, cure) => {
  expect(sampleAnswers).toContain(right);
  const { answers, problems } = read(sampleAnswers.replace(right, wrong));
  expect(answers).toBeUndefined();
  const english = report(problems, { language: "en", format: "terminal" });
  expect(english).toContain(where);
  expect(english).toContain(cure);
  expect(report(problems, { language: "hi", format: "terminal" })).toMatch(/[\u0900-\u097f]{3}/u);
});

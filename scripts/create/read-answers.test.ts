import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { report } from "../../src/content";
import { withContent } from "../../tests/cases/folder";
import { sampleAnswers } from "../../tests/create/example";
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

const mistakes = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
  .parse(parse(readFileSync("tests/create/mistakes.yaml", "utf8")));

test.each(mistakes)("reports %j changed to %j with its line and the correction", (right, wrong, where, cure) => {
  expect(sampleAnswers).toContain(right);
  const { answers, problems } = read(sampleAnswers.replace(right, wrong));
  expect(answers).toBeUndefined();
  const english = report(problems, { language: "en", format: "terminal" });
  expect(english).toContain(where);
  expect(english).toContain(cure);
  expect(report(problems, { language: "hi", format: "terminal" })).toMatch(/[\u0900-\u097f]{3}/u);
});

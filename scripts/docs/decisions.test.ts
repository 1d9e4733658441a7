import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve("docs", "decisions");
const decisions = readdirSync(folder).filter((name) => /^\d/u.test(name));

/** The head of a decision: its title, its status and its day. */
const head = /^# \S.*\n\n\*(?:Accepted|Replaced by \[\d{4}\]\([\w.-]+\)), \d{4}-\d\d-\d\d\*\n/u;

test("every decision has a title, a status and a day", () => {
  const wrong = decisions.filter((name) => !head.test(readFileSync(path.join(folder, name), "utf8")));
  expect(wrong).toEqual([]);
});

test("no two decisions have the same number", () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

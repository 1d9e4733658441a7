import { rmSync } from "node:fs";
import path from "node:path";
import { commitAll, gitIn } from "../../tests/create/example";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { readWithdrawalList } from "./withdrawal-list";

const folder = temporaryFolder();
const host = path.join(folder, "host.git");
const clone = path.join(folder, "clone");
const other = path.join(folder, "other");
const line = (name: string) => [`content/.published/withdrawn/${name}.txt`, `${name} 2027-01-15 asker Why.\n`] as const;
const names = () => [...readWithdrawalList(clone).withdrawals.keys()];

/** Commits a line to the default branch of the host, by another clone. */
function merge(name: string): void {
  writerIn(other)(...line(name));
  commitAll(other);
  gitIn(other, "push", "--quiet", "origin", "HEAD");
}

beforeEach(() => {
  gitIn(folder, "init", "--quiet", "--bare", "--initial-branch=default", host);
  gitIn(folder, "clone", "--quiet", host, other);
  merge("a.pdf");
  gitIn(folder, "clone", "--quiet", host, clone);
});

test("the list is that of the default branch as the host has it now, and not that of this clone", () => {
  merge("tables/tenders/paper");
  gitIn(clone, "checkout", "--quiet", "-b", "other-branch");
  expect(names()).toEqual(["a.pdf", "tables/tenders/paper"]);
});

test.each(["written here alone", "committed to another branch"])("a line that is %s is refused", (where) => {
  gitIn(clone, "checkout", "--quiet", "-b", "other-branch");
  writerIn(clone)(...line("b.pdf"));
  gitIn(clone, "add", "--all");
  if (where.startsWith("committed")) gitIn(clone, "commit", "--quiet", "--message=Withdraw");
  expect(names).toThrow(/that of the default branch does not: b\.pdf\. Merge the line first/u);
});

test("without an answer of the host, the list is as this clone last saw it", () => {
  merge("b.pdf");
  rmSync(host, { recursive: true });
  expect([names(), readWithdrawalList(clone).isNewest]).toEqual([["a.pdf"], false]);
});

test("a project without a git host has its own list", () => {
  gitIn(folder, "init", "--quiet", "alone");
  writerIn(path.join(folder, "alone"))(...line("b.pdf"));
  const { withdrawals, isNewest } = readWithdrawalList(path.join(folder, "alone"));
  expect([[...withdrawals.keys()], isNewest]).toEqual([["b.pdf"], true]);
});

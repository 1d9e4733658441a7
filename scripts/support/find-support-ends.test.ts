import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { findSupportEnds, hasDate, listUsed } from "./find-support-ends";

const root = temporaryFolder();
const write = writerIn(root);

test("every action, machine and image of the workflows has a date", () => {
  const used = listUsed(".");
  expect(used).toEqual(expect.arrayContaining(["actions/cache v5", "Node 24", "bookworm", "ubuntu-24.04"]));
  expect(used.filter((one) => !hasDate(one))).toEqual([]);
});

test.each([
  ["      - uses: someone/action/part@0123456789abcdef0123456789abcdef01234567 # v3.1.0", "someone/action v3"],
  ["    runs-on: ubuntu-26.04", "ubuntu-26.04"],
  ["    container: node:28.1.0-forky-slim", "forky"],
  ["    container: python:3", "python:3"],
])("refuses %s", (line, name) => {
  write(".github/workflows/own.yml", `jobs:\n${line}\n`);
  expect(listUsed(root)).toContain(name);
  expect(hasDate(name)).toBe(false);
});

test("in 2028 names only what a council uses, in English or Hindi", () => {
  write(".gitlab-ci.yml", "image: node:24.21.0-bookworm-slim\n");
  write(".github/workflows/own.yml", "      - uses: actions/cache@0123456789abcdef0123456789abcdef01234567 # v5.0.5\n");
  const said = findSupportEnds(root, "2028-01-01").map((item) => `${item.kind} ${item.said.en}`);
  for (const name of ["Node 24", "Debian 12 bookworm", "actions/cache v5"])
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^support ${name}: its support ends on 2028-`, "u")));
  expect(said).not.toContainEqual(expect.stringContaining("Debian 13"));
  expect(findSupportEnds(root, "2029-01-01")).toContainEqual(
    expect.objectContaining({
      said: expect.objectContaining({ hi: expect.stringMatching(/^React 18: .*2026-12-01/u) }),
    }),
  );
});

test("says nothing more than six months before", () => {
  const said = findSupportEnds(root, "2027-10-29").map((item) => item.said.en);
  expect(said.filter((line) => /Node 24|bookworm|actions/u.test(line))).toEqual([]);
});

import { parse } from "yaml";
import * as z from "zod";
import { readCouncilEntries } from "../../tests/search/content";
import type { ReadEntry } from "../content";
import { collections, getCollection } from "../schema/collections";
import { batchEntries } from "./batched-content";

const lists = z.array(z.record(z.string(), z.unknown()));
const entries = readCouncilEntries();

test.each(collections)(
  "$name: contains every entry once, in its file, as the content check read it",
  ({ name, folder }) => {
    const found = Array.from(batchEntries(entries)).flatMap(([file, text]) =>
      file === folder || file.startsWith(`${folder}/`) ? lists.parse(parse(text)) : [],
    );
    const own = entries.filter(({ collection }) => collection.name === name).map(({ value }) => value);
    expect(found).toHaveLength(own.length);
    // In JSON, since optional fields that an entry omits are undefined here.
    expect(found.map((value) => JSON.stringify(value)).sort()).toEqual(
      own.map((value) => JSON.stringify(value)).sort(),
    );
  },
);

test("an entry that is added, removed or changed rewrites one file only", () => {
  const schools = Array.from({ length: 1000 }, (_, index) => school(`school-${index}`, "one"));
  const before = batchEntries(schools);
  expect(before.size).toBeGreaterThan(20);
  const changes = [
    [...schools, school("another", "one")],
    schools.filter(({ name }) => name !== "school-500"),
    schools.map((entry) => (entry.name === "school-500" ? school(entry.name, "other") : entry)),
  ];
  for (const changed of changes) {
    const differing = Array.from(batchEntries(changed)).filter(([file, text]) => before.get(file) !== text);
    expect(differing).toHaveLength(1);
  }
});

function school(key: string, name: string): ReadEntry {
  const [sample] = entries;
  if (!sample) throw new Error("The content has no entry.");
  return { ...sample, collection: getCollection("schools"), name: key, value: { key, name } };
}

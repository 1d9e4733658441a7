import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changedSample, readChanged, sampleMoment, withContent } from "../../tests/cases/folder";
import { edited } from "../../tests/cases/read-cases";
import { order, sampleFiles, samplePdf, school } from "../../tests/cases/sample";
import { orders } from "../../tests/site/lists-by-file";
import { schools } from "../schema/collections/schools";
import { readContent } from "./disk";
import { findCaseCollisions } from "./files";
import { checkFiles, getEntries } from "./reading";
import { report } from "./report";

const english = { language: "en", format: "terminal" } as const;
const orderFile = "content/orders/order-1.yaml";

test("returns the entries of a collection with their values and positions", () => {
  const [entry] = getEntries(readChanged({}), schools);
  expect(entry?.value.name.hi).toBe("संस्कृत विद्यालय, अल्मोड़ा");
  expect(entry?.value.specimen).toBe(false);
  expect(entry).toMatchObject({ name: "school-1", file: "content/tables/schools/school-1.yaml" });
  expect(entry?.places.of(["name", "hi"])).toEqual({ line: 5, column: 7 });
  expect(entry?.places.of(["name", "hi"], "key")).toEqual({ line: 5, column: 3 });
});

test("returns only the entries with valid fields", () => {
  const reading = readChanged({ [orderFile]: edited(order, "subject:", "topic:") });
  expect(getEntries(reading, orders)).toEqual([]);
  expect(getEntries(reading, schools)).toHaveLength(1);
});

test("accepts references to an invalid entry", () => {
  const district = "content/tables/districts/almora.yaml";
  const text = report(readChanged({ [district]: "key: almora\n" }).problems, english);
  expect(text).toContain(`${district}:1:1  name: this field is missing`);
  expect(text).not.toContain("there is no entry");
});

test("reports all problems at once, ordered by file and line", () => {
  const { problems } = readChanged({
    [orderFile]: edited(edited(order, "subject: examination", "subject: exam"), "key: order-1", "key: Order"),
    "content/acts/act-1.yaml": "",
    "content/tables/schools/school-1.yaml": edited(school, "almora", "almroa"),
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "content/acts/act-1.yaml:1",
    `${orderFile}:1`,
    `${orderFile}:7`,
    "content/tables/schools/school-1.yaml:7",
  ]);
});

test("judges years by the given moment, so that a rebuild of an old release finds the same problems", () => {
  const files = changedSample({ [orderFile]: order.replace(/^published: .*$/mu, "published: 2031-01-15") });
  const findKeys = (moment: string) => checkFiles(files, [], moment).problems.map(({ message }) => message.key);
  expect(findKeys("2026-11-21T12:00")).toContain("date-range");
  expect(findKeys("2029-11-21T12:00")).not.toContain("date-range");
});

test("accepts a council without pages and lists of choices, which the product has", () => {
  const text = withContent({}, (root) =>
    report(readContent(path.join(root, "nowhere"), sampleMoment).problems, english),
  );
  expect(text).toContain("content/site.yaml:1:1  file: the file is missing");
  expect(text).not.toContain("content/pages");
});

test("refuses symbolic links", () => {
  const text = withContent({}, (root) => {
    const outside = path.join(root, "elsewhere");
    mkdirSync(outside);
    writeFileSync(path.join(outside, "secret.pdf"), samplePdf);
    symlinkSync(outside, path.join(root, "content/orders/2024"), "junction");
    symlinkSync(outside, path.join(root, "static/documents/2024"), "junction");
    return report(readContent(root, sampleMoment).problems, english);
  });
  expect(text.split("\n")).toEqual([
    "content/orders/2024:1:1  file: this is only a pointer to a file elsewhere; put the file itself here",
    "static/documents/2024:1:1  file: this is only a pointer to a file elsewhere; put the document itself here",
  ]);
});

test("reports file names that some file systems treat as equal", () => {
  const files = ["Council", "council", "office"].map((name) => ({ name, file: `content/tables/${name}.yaml` }));
  expect(report(findCaseCollisions(files), english)).toBe(
    "content/tables/council.yaml:1:1  file: the name differs from content/tables/Council.yaml only in capital letters; delete one of the two, or rename it",
  );
});

test.each([
  ["unknown fields", Array.from({ length: 20_000 }, (_, index) => `field${index}: 1`).join("\n")],
  ["repeated fields", "key: order-1\n".repeat(15_000)],
  ["tabs", "\ta\n".repeat(60_000)],
  ["half-written HTML", `title:\n  en: ${"<a".repeat(250_000)}\n`],
  ["letters without a space", `title:\n  en: ${"a".repeat(500_000)}\n`],
  ["opened braces", `title:\n  en: "${"{{".repeat(250_000)}"\n`],
  ["repeated parts", `key: [${"*a,".repeat(60_000)}]`],
])("reports a file full of %s quickly, with few lines", (_what, text) => {
  const { problems } = readChanged({ [orderFile]: text });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThan(150);
});

test("reports the ending of a council's file, and no collision with the product's file", () => {
  const page = "content/pages/rti.yaml";
  const changes = { [page]: null, [page.replace(".yaml", ".yml")]: sampleFiles[page] ?? "" };
  expect(withContent(changes, (root) => report(readContent(root, sampleMoment).problems, english))).toBe(
    "content/pages/rti.yml:1:1  file: the file's name ends in .yml; rename the file to rti.yaml",
  );
});

test("accepts the allowed files in static/", () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"></svg>';
  const files = {
    "static/mark.svg": picture,
    "static/brand/lotus.svg": picture,
    "static/.well-known/assetlinks.json": "[]",
  };
  expect(readChanged(files).problems).toEqual([]);
});

test("reports a link in static/, since Gatsby would publish its target", () => {
  const lines = withContent({ "secret.txt": "secret", "static/mark.svg": "<svg/>" }, (root) => {
    symlinkSync(path.join(root, "secret.txt"), path.join(root, "static/link.txt"));
    symlinkSync(root, path.join(root, "static/folder"));
    mkdirSync(path.join(root, "static/.well-known"));
    writeFileSync(path.join(root, "static/.well-known/change-password"), "");
    return report(readContent(root, sampleMoment).problems, english).split("\n");
  });
  expect(lines).toEqual([
    "static/folder:1:1  file: this is only a pointer to a file elsewhere; put the file itself here",
    "static/link.txt:1:1  file: this is only a pointer to a file elsewhere; put the file itself here",
  ]);
});

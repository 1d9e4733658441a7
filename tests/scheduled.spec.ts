import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { publicFolder, scheduled } from "./site/folder";

test("no published file has a scheduled entry or its document", () => {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(100);
  // One assertion for thousands of files: each one that Playwright records costs time.
  const telling = files
    .map((file) => ({ name: file.name, place: path.join(file.parentPath, file.name) }))
    .filter(
      ({ name, place }) =>
        name.includes(path.parse(scheduled.document).name) ||
        (/\.(?:html|json|js|atom|ics|xml|csv|txt)$/u.test(name) && readFileSync(place, "utf8").includes(scheduled.key)),
    );
  expect(telling).toEqual([]);
});

test("the document of a scheduled entry is not found", async ({ request }) => {
  expect((await request.get(`/documents/${scheduled.document}`)).status()).toBe(404);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { publicFolder, scheduled } from "./site/folder";

test("an entry that is not due yet stands in no published file, nor does its document", () => {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const place = path.join(file.parentPath, file.name);
    expect(file.name).not.toContain(path.parse(scheduled.document).name);
    if (/\.(?:html|json|js|atom|ics|xml|csv|txt)$/u.test(file.name))
      expect(readFileSync(place, "utf8").includes(scheduled.key), place).toBe(false);
  }
});

test("the document of an entry that is not due yet is not found", async ({ request }) => {
  expect((await request.get(`/documents/${scheduled.document}`)).status()).toBe(404);
});

/** Every page of the test council is valid HTML by the W3C checker, installed from npm. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { publicFolder } from "../site/folder";
import { test } from "../test-in-folder";
import { installChecker } from "./install-checker";

/** Errors to ignore: the checker does not know the attribute `blocking` of `link rel=expect` yet. */
const unknownToChecker = ".*“link” element with a “blocking” attribute must.*";

/** Rules of styles that the checker does not know yet. Behind them, it would read nothing more of the styles. */
const rulesUnknownToChecker = /(?:@view-transition|::view-transition-group\(root\))\{[^}]*\}/gu;

/** Copies the pages without what the checker does not know, at the same places. Returns their paths in the folder. */
function copyPages(folder: string): string[] {
  const pages = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    // Gatsby's fragments and the page data folders are not pages. Components have the same ids in each of their states.
    .filter((file) => file.endsWith(".html") && !/^(?:_gatsby|page-data)\/|(?:^|\/)states\//u.test(file));
  for (const page of pages) {
    const text = readFileSync(path.join(publicFolder, page), "utf8");
    mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
    writeFileSync(
      path.join(folder, page),
      text.replace(rulesUnknownToChecker, (rule) => " ".repeat(rule.length)),
    );
  }
  return pages;
}

test("every page is valid HTML", ({ folder }) => {
  test.setTimeout(1_200_000);
  const packages = installChecker("vnu-jar@26.9.27", folder);
  const jar = path.join(packages, "vnu-jar/build/dist/vnu.jar");
  const options = ["--errors-only", "--stdout", "--no-langdetect", "--filterpattern", unknownToChecker];
  const site = path.join(folder, "site");
  const pages = copyPages(site);
  expect(pages.length).toBeGreaterThan(100);
  const { stdout, stderr } = spawnSync("java", ["-Xss8m", "-jar", jar, ...options, ...pages], {
    cwd: site,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  expect(stderr).toBe("");
  expect(stdout.split("\n").filter(Boolean).slice(0, 50)).toEqual([]);
});

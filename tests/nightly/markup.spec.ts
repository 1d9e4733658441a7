/** Every page of the test council is valid HTML by the W3C checker, installed from npm. Needs Debian's Java. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { getNpmCommand } from "../../src/pipeline/npm";
import { publicFolder } from "../site/folder";

const checker = "vnu-jar@26.9.27";

/** Errors to ignore: the checker does not know the attribute `blocking` of `link rel=expect` yet. */
const unknownToChecker = ".*“link” element with a “blocking” attribute must.*";

const hasJava = spawnSync("java", ["-version"]).status === 0;

test("every page is valid HTML", () => {
  test.skip(!hasJava, "Java is not installed here (Debian: default-jre-headless), so no page was checked");
  test.setTimeout(3_600_000);
  const folder = mkdtempSync(path.join(tmpdir(), "markup-"));
  try {
    const [program, args] = getNpmCommand(
      "install",
      checker,
      "--ignore-scripts",
      "--no-save",
      "--silent",
      "--prefix",
      folder,
    );
    execFileSync(program, args);
    const jar = path.join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");
    const options = ["--errors-only", "--stdout", "--no-langdetect", "--filterpattern", unknownToChecker];
    const pages = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
      // Gatsby's fragments and the page data folders are not pages.
      .filter((file) => file.endsWith(".html") && !/^(?:_gatsby|page-data)\//u.test(file));
    expect(pages.length).toBeGreaterThan(100);
    const { stdout, stderr } = spawnSync("java", ["-Xss8m", "-jar", jar, ...options, ...pages], {
      cwd: publicFolder,
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    expect(stderr).toBe("");
    expect(stdout.split("\n").filter(Boolean).slice(0, 50)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

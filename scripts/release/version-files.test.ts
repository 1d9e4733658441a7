import { existsSync, readFileSync } from "node:fs";
import { gitIn } from "../../tests/create/example";
import { temporaryFolder } from "../../tests/temporary-folder";
import { nameVersion, setVersion, versionFiles } from "./version-files";

const root = temporaryFolder();

const changelog = "# Changelog\n\n## [Unreleased]\n\n- New.\n\n## [9.9.0] - 2026-01-01\n\n- Old.\n";

/** Reads the project's files, with a changelog of its own. */
const read =
  (text = changelog) =>
  (file: string) =>
    file === "CHANGELOG.md" ? text : readFileSync(file, "utf8");
const release = (version: string) => ({ version, day: "2026-02-03" });

test("writes a version into every file that names it", () => {
  const texts = setVersion(release("9.10.0"), read());
  expect([...texts.keys()]).toEqual(versionFiles);
  expect(versionFiles.filter((file) => !existsSync(file))).toEqual([]);
  expect(JSON.parse(texts.get("package.json") ?? "").version).toBe("9.10.0");
  const lock = JSON.parse(texts.get("package-lock.json") ?? "");
  expect([lock.version, lock.packages[""].version]).toEqual(["9.10.0", "9.10.0"]);
  expect(texts.get("publiccode.yml")).toMatch(/^softwareVersion: 9\.10\.0\nreleaseDate: "2026-02-03"$/mu);
  expect(texts.get("CHANGELOG.md")).toContain("## [Unreleased]\n\n## [9.10.0] - 2026-02-03\n\n- New.");
});

test.each([
  ["9.9.0", changelog, "is not newer than 9.9.0"],
  ["9.8.9", changelog, "is not newer than 9.9.0"],
  ["9.10.0", changelog.replace("- New.\n", ""), "nothing under [Unreleased]"],
])("refuses %s", (version, text, why) => {
  expect(() => setVersion(release(version), read(text))).toThrow(why);
});

test("the name of an archive tells when its commit is not that of the version", () => {
  gitIn(root, "init", "--quiet");
  gitIn(root, "commit", "--quiet", "--allow-empty", "--message=One");
  expect(nameVersion("0.6.0", root)).toBe("0.7.0-dev.1");
  gitIn(root, "tag", "v0.6.0");
  expect(nameVersion("0.6.0", root)).toBe("0.6.0");
});

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { ArchiveError, installedFolder, readArchive, writeDependency } from "../council/archive.mjs";
import { describeUpgrade } from "../upgrade";
import { isOlder } from "./changelog";

const root = temporaryFolder();
const council = path.join(root, "council");

const manifest = (version: string) =>
  JSON.stringify({
    ...{ name: "sanskrit-council-site", version, engines: { node: ">=20" }, packageManager: "npm@1" },
    ...{ scripts: { check: "node scripts/check.ts" }, council: { commands: ["check"] } },
    ...{ dependencies: { a: version, b: "1.0.0" }, overrides: { b: "$b", a: { c: "2.0.0" } } },
  });

const locked = (dependency: string) =>
  JSON.stringify({
    packages: {
      "": { name: "sanskrit-council-site", dependencies: { a: dependency } },
      "node_modules/a": { version: dependency, integrity: "sha512-a", os: ["win32"] },
    },
  });

const clerks = Array.from({ length: 12 }, (_, index) => `- Clerks: button ${index + 1}.\n`).join("");

const changelog = `# Changelog

## [2.0.0] - 2026-02-01

### Added

- Visitors: a page
  in two lines.
${clerks}
## [1.5.0] - 2026-01-15

- Operators: a command.
- लिपिक: एक बटन।

## [1.0.0] - 2026-01-01

- Visitors: the beginning.
`;

/** Packs a version as npm does, and returns the path of the archive. */
function pack(version: string): string {
  const folder = path.join(root, version, "package");
  const write = writerIn(folder);
  write("package.json", manifest(version));
  write("locked-packages.json", locked(version));
  write("CHANGELOG.md", changelog);
  const file = path.join(root, `${version}.tgz`);
  execFileSync("tar", ["-czf", file, "-C", path.dirname(folder), "package"]);
  return file;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(council, file), "utf8"));

/** Creates a council with a version. Its settings are not those of the product. */
async function useVersion(version: string): Promise<void> {
  writeDependency(council, await readArchive(pack(version)));
}

test("says what changes for whom since the council's version, in few lines", async () => {
  await useVersion("1.0.0");
  const said = describeUpgrade(council, await readArchive(pack("2.0.0")), "en").join("\n");
  expect(said).toContain("From version 1.0.0 to 2.0.0.");
  expect(said).toContain("\nVisitors\n- a page in two lines.\n\nClerks\n- button 1.");
  expect(said).toContain("\n- button 10.\nand 2 more\n\nOperators\n- a command.");
  expect(said).not.toContain("the beginning");
  expect(said).toContain("npm ci --no-audit --no-fund && npm run migrate && npm run check");
});

test("says in Hindi what has Hindi words", async () => {
  await useVersion("1.0.0");
  const said = describeUpgrade(council, await readArchive(pack("2.0.0")), "hi").join("\n");
  expect(said).toContain("\nलिपिक\n- एक बटन।");
  expect(said).toContain("\nClerks\n- button 1.");
  expect(said).not.toContain("a command");
});

test("from an archive before a version names the changes of that version", async () => {
  await useVersion("1.5.0-dev.12");
  const said = describeUpgrade(council, await readArchive(pack("1.5.0")), "en").join("\n");
  expect(said).toContain("\nOperators\n- a command.");
  expect(said).not.toContain("the beginning");
});

test("names an older version as one", async () => {
  await useVersion("2.0.0");
  const said = describeUpgrade(council, await readArchive(pack("1.0.0")), "en").join("\n");
  expect(said).toContain("Version 1.0.0 is older than 2.0.0");
  expect(said).not.toContain("button");
});

test.each([
  ["0.7.0-dev.2", "0.7.0", true],
  ["0.7.0-dev.2", "0.7.0-dev.10", true],
  ["0.6.0", "0.7.0-dev.1", true],
  ["0.10.0", "0.9.9", false],
  ["1.0.0", "1.0.0", false],
])("%s is older than %s: %s", (one, other, expected) => expect(isOlder(one, other)).toBe(expected));

test("names the version with its digest, packages and overrides, and leaves the council's settings", async () => {
  await useVersion("1.0.0");
  const own = { ...read("package.json"), engines: { node: ">=22" }, scripts: { mine: "true" }, overrides: { d: "3" } };
  writeFileSync(path.join(council, "package.json"), JSON.stringify(own));
  await useVersion("2.0.0");
  const { packages } = read("package-lock.json");
  const resolved = { version: "2.0.0", resolved: "file:product/2.0.0.tgz" };
  expect(packages[installedFolder]).toMatchObject({ ...resolved, integrity: expect.stringMatching(/^sha512-/u) });
  // npm installs the packages of other systems below such a mark.
  expect(JSON.stringify(packages)).not.toMatch(/shrinkwrap/iu);
  expect(packages[`${installedFolder}/node_modules/a`]).toMatchObject({ version: "2.0.0", os: ["win32"] });
  expect(read("package.json")).toMatchObject({
    engines: { node: ">=22" },
    scripts: { mine: "true", check: "sanskrit-council-site check" },
    overrides: { b: "1.0.0", a: { c: "2.0.0" }, d: "3" },
  });
});

test("refuses a file that is no release archive", async () => {
  writeFileSync(path.join(root, "other.tgz"), "none");
  await expect(readArchive(path.join(root, "other.tgz"))).rejects.toThrow(ArchiveError);
  await expect(readArchive(path.join(root, "missing.tgz"))).rejects.toThrow("missing.tgz");
});

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { ArchiveError, installedFolder, readArchive, writeDependency } from "../council/archive.mjs";
import { upgradeCouncil } from "../upgrade";

const root = temporaryFolder();

const manifest = (version: string) =>
  JSON.stringify({
    ...{ name: "sanskrit-council-site", version, engines: { node: ">=20" }, packageManager: "npm@1" },
    ...{ scripts: { check: "node scripts/check.ts" }, council: { commands: ["check"] } },
  });

const shrinkwrap = (dependency: string) =>
  JSON.stringify({
    packages: {
      "": { name: "sanskrit-council-site", dependencies: { a: dependency } },
      "node_modules/a": { version: dependency, integrity: "sha512-a" },
    },
  });

const words = (...texts: string[]) =>
  JSON.stringify({ menu: { home: texts[0], ...(texts[1] ? { exit: texts[1] } : {}) } });

const page = (text: string, rest = "") => `key: rti\nbody: {en: ${text}}\n${rest}`;

const changelog = `# Changelog

## [Unreleased]

## [2.0.0] - 2026-02-01

### Added

- Clerks: a button
  in two lines.
- Visitors: a page.

## [1.5.0] - 2026-01-15

- Operators: a command.

## [1.0.0] - 2026-01-01

- Visitors: the beginning.
`;

/** Writes the files of a version below a folder. */
function writeVersion(folder: string, version: string, files: Readonly<Record<string, string>>): void {
  const write = writerIn(path.join(root, folder));
  write("package.json", manifest(version));
  write("npm-shrinkwrap.json", shrinkwrap(version));
  write("CHANGELOG.md", changelog);
  for (const part of [
    "LICENSE",
    ".node-version",
    ".devcontainer/Dockerfile",
    ".github/dependabot.yml",
    ".github/pull_request_template.md",
  ])
    write(part, version);
  write(".github/workflows/publish.yml", `name: ${version}\n- tests # Code only\n`);
  write(".github/actions/scripts/fetch.sh", version);
  for (const [file, text] of Object.entries(files)) write(file, text);
}

/** Packs a folder as npm does, and returns the path of the archive. */
function pack(folder: string): string {
  const file = path.join(root, `${folder}.tgz`);
  mkdirSync(path.join(root, "packed", folder), { recursive: true });
  cpSync(path.join(root, folder), path.join(root, "packed", folder, "package"), { recursive: true });
  execFileSync("tar", ["-czf", file, "-C", path.join(root, "packed", folder), "package"]);
  return file;
}

const english = "content/locales/en/interface.json";
const read = (file: string) => readFileSync(path.join(root, "council", file), "utf8");

/** Creates a council with version 1 and own content, and upgrades it to version 2. Returns the printed lines. */
async function upgrade(takesImproved: boolean, own: Readonly<Record<string, string>> = {}): Promise<string> {
  const vocabulary = { "content/vocabularies/exam.yaml": "key: exam\n" };
  writeVersion("v1", "1.0.0", { [english]: words("Home"), "content/pages/rti.yaml": page("Old"), ...vocabulary });
  const after = {
    [english]: words("Front page", "Exit"),
    "content/pages/rti.yaml": page("Better", "reviewed: 2026-01-01\n"),
  };
  writeVersion("v2", "2.0.0", {
    ...after,
    ...vocabulary,
    "content/pages/new.yaml": "key: new\nreviewed: 2026-01-01\n",
  });
  writeVersion(`council/${installedFolder}`, "1.0.0", {});
  cpSync(path.join(root, "v1"), path.join(root, "council", installedFolder), { recursive: true });
  writeDependency(path.join(root, "council"), await readArchive(pack("v1")));
  const content = { [english]: words("Home"), "content/pages/rti.yaml": page("Old"), ...vocabulary, ...own };
  for (const [file, text] of Object.entries(content)) writerIn(path.join(root, "council"))(file, text);
  const lines: string[] = [];
  upgradeCouncil(path.join(root, "council"), await readArchive(pack("v2")), {
    ...{ takesImproved, language: "en" },
    say: (line) => void lines.push(line),
  });
  return lines.join("\n");
}

test("says what changes for whom since the council's version", async () => {
  const said = await upgrade(false);
  expect(said).toContain("From version 1.0.0 to 2.0.0.");
  expect(said).toContain("\nClerks\n- a button in two lines.\n\nVisitors\n- a page.\n\nOperators\n- a command.");
  expect(said).not.toContain("the beginning");
});

test("adds what the version requires, lists better texts, and keeps the council's", async () => {
  const said = await upgrade(false);
  expect(said).toMatch(/en\/interface\.json {2}new texts of the interface: menu\.exit/u);
  expect(said).toMatch(/en\/interface\.json {2}.*better words: menu\.home/u);
  expect(said).toMatch(/pages\/rti\.yaml {2}the text is improved/u);
  expect(JSON.parse(read(english))).toEqual({ menu: { home: "Home", exit: "Exit" } });
  expect(read("content/pages/rti.yaml")).toBe(page("Old"));
  expect(read("content/pages/new.yaml")).toBe("key: new\n");
});

test("takes better texts in place of unchanged ones alone", async () => {
  await upgrade(true, { "content/pages/rti.yaml": page("Ours") });
  expect(JSON.parse(read(english))).toEqual({ menu: { home: "Front page", exit: "Exit" } });
  expect(read("content/pages/rti.yaml")).toBe(page("Ours"));
  await upgrade(true, { "content/pages/rti.yaml": page("Old", "reviewed: 2026-02-02\n") });
  expect(read("content/pages/rti.yaml")).toBe(page("Better"));
});

test("names the version with its digest and packages in the lock file, and writes its workflows", async () => {
  await upgrade(false);
  const { packages } = JSON.parse(read("package-lock.json"));
  expect(packages[installedFolder]).toMatchObject({
    ...{ version: "2.0.0", resolved: "file:product/v2.tgz", integrity: expect.stringMatching(/^sha512-/u) },
    hasShrinkwrap: true,
  });
  expect(packages[`${installedFolder}/node_modules/a`]).toMatchObject({ version: "2.0.0", inShrinkwrap: true });
  expect(JSON.parse(read("package.json")).scripts).toEqual({ check: "sanskrit-council-site check" });
  expect(read(".github/workflows/publish.yml")).toBe("name: 2.0.0\n");
});

test("writes nothing and names the file if a message file cannot be read", async () => {
  await expect(upgrade(true, { [english]: "{" })).rejects.toThrow(english);
  expect(read("content/pages/rti.yaml")).toBe(page("Old"));
  expect(JSON.parse(read("package-lock.json")).packages[installedFolder].version).toBe("1.0.0");
});

test("refuses a file that is no release archive", async () => {
  writeFileSync(path.join(root, "other.tgz"), "none");
  await expect(readArchive(path.join(root, "other.tgz"))).rejects.toThrow(ArchiveError);
  await expect(readArchive(path.join(root, "missing.tgz"))).rejects.toThrow("missing.tgz");
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const root = path.resolve(__dirname, "../..");
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const packageJson = z
  .object({ version: z.string(), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(textOf("package.json")));

const changelog = textOf("CHANGELOG.md");
const releases = Array.from(
  changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gmu),
  ([, version = "", date = ""]) => ({ version, date }),
);

test("each version is a tag, or names the commit that set its number", () => {
  const tags = execFileSync("git", ["tag"], { cwd: root, encoding: "utf8" }).split("\n");
  const named = Array.from(
    changelog.matchAll(/^## \[([\d.]+)\][^\n]*\n\nCommit [0-9a-f]{8}\.$/gmu),
    ([, version = ""]) => version,
  );
  const isKnown = (version: string) => tags.includes(`v${version}`) || named.includes(version);
  expect(releases.map(({ version }) => version).filter((version) => !isKnown(version))).toEqual([]);
});

test("the package, the changelog and publiccode.yml name the same version", () => {
  const publiccode = z
    .object({ softwareVersion: z.string(), releaseDate: z.iso.date() })
    .parse(parse(textOf("publiccode.yml")));
  expect(releases[0]).toEqual({ version: packageJson.version, date: publiccode.releaseDate });
  expect(publiccode.softwareVersion).toBe(packageJson.version);
});

test("CI and the development container use the Node version in .node-version", () => {
  const version = textOf(".node-version").trim();
  for (const file of [".gitlab-ci.yml", ".github/workflows/nightly.yml", ".devcontainer/Dockerfile"]) {
    const images = Array.from(textOf(file).matchAll(/\bnode:([\d.]+)-/gu), ([, image]) => image);
    expect({ file, images: [...new Set(images)] }).toEqual({ file, images: [version] });
  }
});

test("GitHub and GitLab test the same Node versions", () => {
  const versionsIn = (file: string, form: RegExp) =>
    Array.from(textOf(file).matchAll(form), ([, version]) => version ?? "");
  const inRange = packageJson.engines.node.split(" || ").map((part) => /\d+/u.exec(part)?.[0] ?? part);
  expect(versionsIn(".github/workflows/check.yml", /node: "(\d+)"/gu)).toEqual(inRange);
  const [units = "", all] = versionsIn(".gitlab-ci.yml", /NODE: (.*)\n/gu);
  expect([...units.matchAll(/\d+/gu)].join(" ")).toBe(inRange.filter((one) => `"${one}"` !== all).join(" "));
  expect(textOf(".node-version")).toMatch(new RegExp(`^${all?.replaceAll('"', "")}\\.`, "u"));
});

test("npm runs no install scripts of packages", () => {
  expect(textOf(".npmrc")).toMatch(/^ignore-scripts=true$/mu);
});

const issueForm = z.object({
  name: z.string(),
  description: z.string(),
  body: z.array(
    z.object({
      attributes: z.object({
        label: z.string().optional(),
        description: z.string().optional(),
        value: z.string().optional(),
      }),
    }),
  ),
});

test.each(["content-fault", "site-fault"])("the issue form %s is in English and Hindi", (name) => {
  const { body, ...form } = issueForm.parse(parse(textOf(`.github/ISSUE_TEMPLATE/${name}.yml`)));
  const texts = [...Object.values(form), ...body.flatMap(({ attributes }) => Object.values(attributes))];
  expect(texts.length).toBeGreaterThan(8);
  for (const text of texts) expect(text).toMatch(/[A-Za-z]{2}.*\p{Script=Devanagari}/su);
});

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fingerprintOfSources } from "./fingerprint";
import { forgetBuild, isUpToDate, recordBuild } from "./last-build";

let project = "";
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), content);
};
const build = async (environment = {}) => recordBuild(project, await fingerprintOfSources(project, environment));

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "project-"));
  put("content/pages/rti.yaml", "title: RTI");
  put("src/templates/rti.tsx", "export default null;");
  put("gatsby-config.ts", "export default {};");
  put("public/index.html", "<h1>Home</h1>");
});

afterEach(() => rmSync(project, { recursive: true }));

it("is up to date after a build, and not before one", async () => {
  expect(await isUpToDate(project, {})).toBe(false);
  await build();
  expect(await isUpToDate(project, {})).toBe(true);
});

it.each<[string, () => void]>([
  ["content changes", () => put("content/pages/rti.yaml", "title: Right to information")],
  ["a file is added", () => put("static/documents/order.pdf", "")],
  ["another editor is pinned", () => put("editor/package-lock.json", "{}")],
  ["a file moves", () => put("content/pages/rti2.yaml", "title: RTI")],
  ["a source is gone", () => rmSync(path.join(project, "gatsby-config.ts"))],
  ["the published folder is written to", () => put("public/extra.html", "")],
  ["the published folder is gone", () => rmSync(path.join(project, "public"), { recursive: true })],
  ["the record is broken", () => put(".cache/last-build.json", '{"sources":')],
])("is out of date when %s", async (_what, change) => {
  await build();
  change();
  expect(await isUpToDate(project, {})).toBe(false);
});

it("is out of date in another environment, as far as that enters the site", async () => {
  await build({ GATSBY_SITE_URL: "https://example.org" });
  expect(await isUpToDate(project, { GATSBY_SITE_URL: "https://example.org", PORT: "1" })).toBe(true);
  expect(await isUpToDate(project, { GATSBY_SITE_URL: "https://example.net" })).toBe(false);
});

it("is out of date when other content changes, where the site is made from that", async () => {
  put("trial/pages/rti.yaml", "title: RTI");
  const environment = { CONTENT_DIR: path.join(project, "trial") };
  await build(environment);
  expect(await isUpToDate(project, environment)).toBe(true);
  put("trial/pages/rti.yaml", "title: Right to information");
  expect(await isUpToDate(project, environment)).toBe(false);
});

it("is out of date after a commit of content, whose day the pages show", async () => {
  const git = (...command: string[]) =>
    execFileSync("git", ["-c", "user.name=Clerk", "-c", "user.email=clerk@council.example", ...command], {
      cwd: project,
    });
  git("init", "--quiet");
  put(".gitignore", ".cache/\npublic/\n");
  git("add", ".");
  await build();
  git("commit", "--quiet", "--message=Content");
  expect(await isUpToDate(project, {})).toBe(false);
});

it("does not look at tests, nor at the types that the build writes itself", async () => {
  await build();
  put("src/templates/rti.test.tsx", "");
  put("src/gatsby-types.d.ts", "");
  put("README.md", "");
  expect(await isUpToDate(project, {})).toBe(true);
});

it("is out of date from the moment a build begins", async () => {
  await build();
  await forgetBuild(project);
  expect(await isUpToDate(project, {})).toBe(false);
});

import { batchPage, editorPage, healthPage, signInPage } from "./pages";
import { getReach, settingsFrom } from "./settings";

test("uses the repository that CI builds, unless another is configured", () => {
  expect(settingsFrom({})).toEqual({ kind: "none" });
  expect(settingsFrom({ GITHUB_REPOSITORY: "council/site" })).toMatchObject({ host: "github", branch: "main" });
  expect(settingsFrom({ CI_PROJECT_PATH: "state/council/site" })).toMatchObject({ host: "gitlab" });
  expect(settingsFrom({ GITHUB_REPOSITORY: "a/b", EDITOR_REPOSITORY: "c/d" })).toMatchObject({ repository: "c/d" });
  expect(settingsFrom({ GITHUB_REPOSITORY: "a/b", EDITOR_LOCAL: "http://127.0.0.1:8081/api/v1" })).toMatchObject({
    kind: "local",
  });
  expect(() => settingsFrom({ EDITOR_REPOSITORY: "no repository" })).toThrow();
  const named = { host: "gitlab", repository: "state/board/site" };
  expect(settingsFrom({}, named)).toMatchObject({ kind: "remote", ...named });
  expect(settingsFrom({ GITHUB_REPOSITORY: "a/b" }, named)).toMatchObject({ host: "github", repository: "a/b" });
});

/** The files that the editor's pages refer to. */
const files = { urlOf: (name: string) => `/${name}`, icon: "/mark.svg" };

test("allows the editor to reach only its site and the git host", () => {
  const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? "";
  const github = policyOf(editorPage(files, getReach(settingsFrom({ GITHUB_REPOSITORY: "council/site" }))));
  expect(github).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(github).toContain("default-src 'none'");
  expect(github.match(/https:\/\/[^\s;]+/gu)).toEqual([
    "https://avatars.githubusercontent.com",
    "https://api.github.com",
  ]);
  const own = { EDITOR_REPOSITORY: "council/site", EDITOR_API: "https://git.council.example/api/v3" };
  expect(policyOf(editorPage(files, getReach(settingsFrom(own))))).toContain(
    "connect-src 'self' blob: https://git.council.example;",
  );
  expect(policyOf(signInPage(files))).not.toMatch(/https?:/u);
});

test("excludes all pages from search engines, and allows no inline scripts", () => {
  const reach = { calls: [], pictures: [] };
  for (const html of [editorPage(files, reach), batchPage(files, reach), healthPage(files, reach), signInPage(files)]) {
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toMatch(/<script(?![^>]* src=)/u);
  }
});

import { batchPage, renderEditorPage, renderHealthPage, signInPage } from "./pages";
import { getReach, parseSettings } from "./settings";

test("uses the repository that CI builds, unless another is configured", () => {
  expect(parseSettings({})).toEqual({ kind: "none" });
  expect(parseSettings({ GITHUB_REPOSITORY: "council/site" })).toMatchObject({ host: "github", branch: "main" });
  expect(parseSettings({ CI_PROJECT_PATH: "state/council/site" })).toMatchObject({ host: "gitlab" });
  expect(parseSettings({ GITHUB_REPOSITORY: "a/b", EDITOR_REPOSITORY: "c/d" })).toMatchObject({ repository: "c/d" });
  expect(parseSettings({ GITHUB_REPOSITORY: "a/b", EDITOR_LOCAL: "http://127.0.0.1:8081/api/v1" })).toMatchObject({
    kind: "local",
  });
  expect(() => parseSettings({ EDITOR_REPOSITORY: "no repository" })).toThrow();
  const named = { host: "gitlab", repository: "state/board/site" };
  expect(parseSettings({}, named)).toMatchObject({ kind: "remote", ...named });
  expect(parseSettings({ GITHUB_REPOSITORY: "a/b" }, named)).toMatchObject({ host: "github", repository: "a/b" });
});

/** The files that the editor's pages refer to. */
const files = { urlOf: (name: string) => `/${name}`, icon: "/mark.svg" };

test("allows the editor to reach only its site and the git host", () => {
  const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? "";
  const github = policyOf(renderEditorPage(files, getReach(parseSettings({ GITHUB_REPOSITORY: "council/site" }))));
  expect(github).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(github).toContain("default-src 'none'");
  expect(github.match(/https:\/\/[^\s;]+/gu)).toEqual([
    "https://avatars.githubusercontent.com",
    "https://api.github.com",
  ]);
  const own = { EDITOR_REPOSITORY: "council/site", EDITOR_API: "https://git.council.example/api/v3" };
  expect(policyOf(renderEditorPage(files, getReach(parseSettings(own))))).toContain(
    "connect-src 'self' blob: https://git.council.example;",
  );
  expect(policyOf(signInPage(files))).not.toMatch(/https?:/u);
});

test("excludes all pages from search engines, and allows no inline scripts", () => {
  const reach = { calls: [], pictures: [] };
  for (const html of [
    renderEditorPage(files, reach),
    batchPage(files, reach),
    renderHealthPage(files, reach),
    signInPage(files),
  ]) {
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toMatch(/<script(?![^>]* src=)/u);
  }
});

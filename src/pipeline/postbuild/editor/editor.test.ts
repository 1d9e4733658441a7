import { editorUrl } from "../../../site/editor";
import { findHostOrigin, parseRepositorySettings } from "./repository";
import { renderEditorPages } from "./write-editor";

test("uses the repository that CI builds, unless another is configured", () => {
  expect(parseRepositorySettings({})).toEqual({ kind: "none" });
  expect(parseRepositorySettings({ GITHUB_REPOSITORY: "council/site" })).toMatchObject({
    host: "github",
    branch: "main",
  });
  expect(parseRepositorySettings({ CI_PROJECT_PATH: "state/council/site" })).toMatchObject({ host: "gitlab" });
  expect(parseRepositorySettings({ GITHUB_REPOSITORY: "a/b", EDITOR_REPOSITORY: "c/d" })).toMatchObject({
    repository: "c/d",
  });
  expect(parseRepositorySettings({ GITHUB_REPOSITORY: "a/b", EDITOR_LOCAL: "http://127.0.0.1:8081" })).toMatchObject({
    kind: "local",
  });
  expect(() => parseRepositorySettings({ EDITOR_REPOSITORY: "no repository" })).toThrow();
  const named = { host: "gitlab", repository: "state/board/site" };
  expect(parseRepositorySettings({}, named)).toMatchObject({ kind: "remote", ...named });
  expect(parseRepositorySettings({ GITHUB_REPOSITORY: "a/b" }, named)).toMatchObject({
    host: "github",
    repository: "a/b",
  });
});

/** Returns the HTML of the editor's pages for an environment, by URL. */
function renderFor(environment: Record<string, string>): ReadonlyMap<string, string> {
  const names = ["editor.css", "preview.css", "batch.js", "form.js"];
  const scripts = ["health.js", "requests.js"];
  const files = Object.fromEntries(["icon", ...names, ...scripts].map((name) => [name, `/${name}`]));
  return renderEditorPages(files, findHostOrigin(parseRepositorySettings(environment)));
}

test("allows the editor to reach only its site and the git host", () => {
  const policyOf = (html = "") => /Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? "";
  const pages = renderFor({ GITHUB_REPOSITORY: "council/site" });
  const github = policyOf(pages.get(editorUrl));
  expect(github).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(github).toContain("default-src 'none'");
  expect(github.match(/https:\/\/[^\s;]+/gu)).toEqual(["https://api.github.com"]);
  expect(github).not.toContain("unsafe-eval");
  const own = { EDITOR_REPOSITORY: "council/site", EDITOR_API: "https://git.council.example/api/v3" };
  expect(policyOf(renderFor(own).get(editorUrl))).toContain("connect-src 'self' blob: https://git.council.example;");
});

test("excludes all pages from search engines, and allows no inline scripts", () => {
  for (const html of renderFor({}).values()) {
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toMatch(/<script(?![^>]* src=)/u);
  }
});

/** Tests the batch page's host adapters against fakes of the APIs, each with a git repository. */
import { type Council, makeCouncil } from "../../../tests/editor/council";
import { startGitHost } from "../../../tests/editor/git-host";
import { startGitLabHost } from "../../../tests/editor/gitlab-host";
import { type Change, createHost } from "./host";

const bytes = new TextEncoder().encode("key: new\n");
const pdf = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
const district = "content/tables/districts/almora.yaml";
const changes: readonly Change[] = [
  { path: "content/tables/districts/new.yaml", bytes, isNew: true },
  { path: "static/documents/new.pdf", bytes: pdf, isNew: true },
  { path: district, bytes, isNew: false },
];

async function withHost(
  host: "github" | "gitlab",
  look: (council: Council, bare: string, api: string) => Promise<void>,
) {
  const council = makeCouncil();
  const bare = council.bare();
  const server = await (host === "github" ? startGitHost : startGitLabHost)(bare);
  try {
    await look(council, bare, server.api);
  } finally {
    await server.close();
    council.remove();
  }
}

describe.each(["github", "gitlab"] as const)("%s", (name) => {
  const settings = { kind: "remote", host: name, repository: "council/site", branch: "main" } as const;

  test("lists the published branch and reads its files", () =>
    withHost(name, async (council, _bare, api) => {
      const host = createHost({ ...settings, api }, "secret-token");
      const { base, files } = await host.list();
      expect(base).toBe(council.git("rev-parse", "main"));
      expect(files.map((file) => file.path).sort()).toEqual(council.git("ls-files").split("\n").sort());
      const file = files.find((one) => one.path === district);
      expect(file && new TextDecoder().decode(await host.read(file)).trim()).toBe(
        council.git("show", `main:${district}`),
      );
    }));

  test("opens a change request with one commit on the listed state", () =>
    withHost(name, async (council, bare, api) => {
      const host = createHost({ ...settings, api }, "secret-token");
      const { base } = await host.list();
      const request = { base, branch: "batch/districts-1", title: "Districts: 1 added", description: "- new" };
      await host.open({ ...request, changes });
      const git = (...args: readonly string[]) => council.git("--git-dir", bare, ...args);
      expect(git("log", "--format=%P %s", `main..${request.branch}`)).toBe(`${base} ${request.title}`);
      expect(git("diff", "--name-only", "main", request.branch).split("\n").sort()).toEqual(
        changes.map((change) => change.path).sort(),
      );
      expect(git("cat-file", "-s", `${request.branch}:static/documents/new.pdf`)).toBe(String(pdf.length));
      expect(git("rev-parse", "main")).toBe(base);
    }));
});

test("reports an expired token by the status code", () =>
  withHost("gitlab", async (_council, _bare, api) => {
    const settings = { kind: "remote", host: "gitlab", repository: "council/site", branch: "main", api } as const;
    await expect(createHost(settings, "old").list()).rejects.toMatchObject({ name: "HostRefusal", status: 401 });
  }));

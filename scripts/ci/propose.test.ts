import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gitIn } from "../../tests/adopt/adoption";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "propose-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("proposes the content of a patch on its own branch, and pushes nothing to the protected one", () => {
  const [host, clone, programs] = ["host.git", "clone", "programs"].map((name) => path.join(folder, name));
  if (!host || !clone || !programs) throw new Error("A folder has no name.");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    writeFileSync(path.join(clone, file), text);
  };
  gitIn(folder, "init", "--quiet", "--bare", "--initial-branch=main", host);
  gitIn(folder, "clone", "--quiet", host, clone);
  write("content/.published/documents.txt", "one\n");
  write("static/documents/one.pdf", "one");
  write("scripts/build.ts", "build();\n");
  gitIn(clone, "add", "--all");
  gitIn(clone, "commit", "--quiet", "--message=Begin");
  gitIn(clone, "push", "--quiet", "origin", "HEAD:main");
  writeFileSync(path.join(host, "hooks", "pre-receive"), "#!/bin/sh\n! grep -q refs/heads/main\n", { mode: 0o755 });
  write("content/.published/documents.txt", "one\ntwo\n");
  write("scripts/build.ts", "other();\n");
  writeFileSync(path.join(folder, "patch"), gitIn(clone, "diff"));
  gitIn(clone, "checkout", "--quiet", ".");
  mkdirSync(programs);
  writeFileSync(path.join(programs, "gh"), `#!/bin/sh\necho "$@" >> ${folder}/requests\n`);
  chmodSync(path.join(programs, "gh"), 0o755);
  const propose = (patch: string) =>
    execFileSync(
      "bash",
      [path.resolve("scripts/ci/propose.sh"), "record-ledger", "Record it", path.join(folder, patch)],
      {
        cwd: clone,
        env: {
          PATH: `${programs}:${process.env.PATH}`,
          GH_TOKEN: "t",
          GITHUB_SERVER_URL: "https://host.example",
          GITHUB_REPOSITORY: "o/site",
          GIT_CONFIG_COUNT: "1",
          GIT_CONFIG_KEY_0: `url.${host}.insteadOf`,
          GIT_CONFIG_VALUE_0: "https://x-access-token:t@host.example/o/site",
        },
      },
    );
  propose("patch");
  const main = gitIn(host, "rev-parse", "main");
  expect(gitIn(host, "diff", "--name-only", "main", "record-ledger")).toBe("content/.published/documents.txt\n");
  expect(readFileSync(path.join(folder, "requests"), "utf8")).toContain("pr create --head record-ledger");
  writeFileSync(path.join(folder, "empty"), "");
  propose("empty");
  expect(gitIn(host, "rev-parse", "main")).toBe(main);
});

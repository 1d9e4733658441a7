import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commitAll, gitIn } from "../../tests/create/example";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";

const folder = temporaryFolder();

test("proposes the content of a patch on a separate branch, and pushes nothing to the protected branch", () => {
  const host = path.join(folder, "host.git");
  const clone = path.join(folder, "clone");
  const programs = path.join(folder, "programs");
  const write = writerIn(clone);
  gitIn(folder, "init", "--quiet", "--bare", "--initial-branch=main", host);
  gitIn(folder, "clone", "--quiet", host, clone);
  write("content/.published/documents.txt", "one\n");
  write("static/documents/one.pdf", "one");
  write("scripts/build.ts", "build();\n");
  commitAll(clone);
  gitIn(clone, "push", "--quiet", "origin", "HEAD:main");
  writeFileSync(path.join(host, "hooks", "pre-receive"), "#!/bin/sh\n! grep -q refs/heads/main\n", { mode: 0o755 });
  write("content/.published/documents.txt", "one\ntwo\n");
  write("scripts/build.ts", "other();\n");
  mkdirSync(path.join(folder, "built"));
  writeFileSync(path.join(folder, "built", "patch"), gitIn(clone, "diff"));
  gitIn(clone, "checkout", "--quiet", ".");
  mkdirSync(programs);
  // Downloads an artifact, and records all other requests.
  const gh = `#!/bin/sh\nif [ "$2" = download ]; then cp ${folder}/$5/* $7; else echo "$@" >> ${folder}/requests; fi\n`;
  writeFileSync(path.join(programs, "gh"), gh, { mode: 0o755 });
  const propose = (patch: string) =>
    execFileSync("bash", [path.resolve("scripts/ci/propose.sh"), "record-ledger", "Record it", "built", patch], {
      cwd: clone,
      env: {
        PATH: `${programs}:${process.env.PATH}`,
        GH_TOKEN: "t",
        GITHUB_RUN_ID: "42",
        RUNNER_TEMP: folder,
        GITHUB_SERVER_URL: "https://host.example",
        GITHUB_REPOSITORY: "o/site",
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: `url.${host}.insteadOf`,
        GIT_CONFIG_VALUE_0: "https://x-access-token:t@host.example/o/site",
      },
    });
  propose("patch");
  const main = gitIn(host, "rev-parse", "main");
  expect(gitIn(host, "diff", "--name-only", "main", "record-ledger")).toBe("content/.published/documents.txt\n");
  expect(readFileSync(path.join(folder, "requests"), "utf8")).toContain("pr create --head record-ledger");
  writeFileSync(path.join(folder, "built", "empty"), "");
  propose("empty");
  expect(gitIn(host, "rev-parse", "main")).toBe(main);
});

test.each([
  ["published", "0", "skipped", ["tell 0 https://council.example", "propose record-ledger"]],
  ["published, to be looked at", "3", "success", ["tell 3 ", "propose record-ledger"]],
  ["not what was built on Pages", "1", "success", ["rerun", "tell 1 "]],
  ["not what was built on a server", "1", "skipped", ["tell 1 "]],
  ["unreachable", "4", "success", ["tell 4 "]],
  ["failed before", "", "failure", ["tell  "]],
])("finishes a publication: %s", (_about, code, pages, steps) => {
  const write = writerIn(folder);
  // A failed step must not stop the others.
  write("scripts/ci/tell.sh", `echo "tell $*" >> ${folder}/requests\nexit 1\n`);
  write("scripts/ci/propose.sh", `echo "propose $*" >> ${folder}/requests\n`);
  writeFileSync(path.join(folder, "gh"), `#!/bin/sh\necho "$@" >> ${folder}/requests\n`, { mode: 0o755 });
  const finished = spawnSync("bash", [path.resolve("scripts/ci/finish.sh")], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      CODE: code,
      PAGES: pages,
      SITE_URL: "https://council.example",
      GH_TOKEN: "t",
      GITHUB_EVENT_NAME: "push",
      GITHUB_REPOSITORY: "o/site",
    },
  });
  expect(finished.status).toBe(1);
  const requests = readFileSync(path.join(folder, "requests"), "utf8").split("\n").filter(Boolean);
  const expected = [...steps, ...["due", "nightly", "publish", "weekly"].map((name) => `workflows/${name}.yml/enable`)];
  const made = requests.filter((request) => !/^run list|\/jobs /u.test(request));
  expect(made).toEqual(expected.map((part) => expect.stringContaining(part)));
});

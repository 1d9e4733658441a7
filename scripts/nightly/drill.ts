/**
 * `npm run test:nightly -- drill`: the yearly drill of `docs/operate.md`. It goes from git alone to a served and verified
 * site, as on a new machine: clone, packages with an empty cache, check, build, signature, release, nginx, verification. It
 * then goes back to the release before. It prints each command with its seconds and ends with 1 where a step fails. Only
 * committed changes take part. Without nginx the site's own server serves. `--keep` leaves the folder for another look.
 */
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { deployFolder } from "../../src/build/postbuild/server-config/write";
import { starters, startNginx } from "../../tests/hosts/installed";
import { createServer } from "../serve/server";

const { values } = parseArgs({ options: { keep: { type: "boolean" } } });

interface Step {
  readonly command: string;
  readonly seconds: number;
}

/** Runs a command as a person would type it, and adds its time to the steps. */
function runStep(steps: Step[], cwd: string, command: string, environment: NodeJS.ProcessEnv = {}): void {
  const started = performance.now();
  const options: ExecFileSyncOptions = { cwd, env: { ...process.env, ...environment }, stdio: "inherit" };
  const [program = "", ...args] = command.split(" ");
  execFileSync(program, args, options);
  steps.push({ command, seconds: (performance.now() - started) / 1000 });
}

/** Serves the current release as the documentation says. */
async function serve(release: string, project: string): Promise<{ url: string; stop: () => Promise<void> }> {
  if (starters.nginx) {
    const { port, stop } = await startNginx(release, path.join(project, deployFolder));
    return { url: `http://127.0.0.1:${port}`, stop };
  }
  const server = createServer(release);
  return { url: await server.listen({ port: 0, host: "127.0.0.1" }), stop: async () => void (await server.close()) };
}

async function drill(root: string): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const [project, target] = [path.join(root, "site"), path.join(root, "srv")];
  // A clone of a folder would otherwise share its files.
  runStep(steps, root, `git clone --quiet --no-local ${process.cwd()} site`);
  runStep(steps, project, "npm ci --no-audit --no-fund", { npm_config_cache: path.join(root, "npm-cache") });
  runStep(steps, project, "npm run --silent check");
  runStep(steps, project, "npm run --silent build");
  runStep(steps, project, "npm run --silent deploy -- --prepare .prepared", { PUBLISH_TO: "ssh" });
  runStep(steps, project, "node scripts/sign.mjs .prepared");
  const release = `npm run --silent release -- --to ${target} --built .prepared --without-browser`;
  runStep(steps, project, release);
  const { url, stop } = await serve(path.join(target, "current"), project);
  try {
    runStep(steps, project, `npm run --silent verify -- ${url} --published .prepared`);
    runStep(steps, project, release);
    runStep(steps, project, `npm run --silent release -- --to ${target} --back`);
    runStep(steps, project, `npm run --silent verify -- ${url} --published .prepared`);
  } finally {
    await stop();
  }
  return steps;
}

async function main(): Promise<number> {
  if (!existsSync(".git")) throw new Error("The drill begins with git: run it in a checkout.");
  const root = await mkdtemp(path.join(tmpdir(), "drill-"));
  // The server may run as another user.
  await chmod(root, 0o755);
  try {
    const steps = await drill(root);
    const lines = steps.map(({ command, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${command}`);
    const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log([...lines, `${total.toFixed(1).padStart(7)} s  in all`].join("\n").replaceAll(root, ""));
    return 0;
  } finally {
    if (values.keep) console.log(`The drill stays in ${root}.`);
    else await rm(root, { recursive: true, force: true });
  }
}

main().then((code) => {
  process.exitCode = code;
});

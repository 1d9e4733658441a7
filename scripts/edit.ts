import path from "node:path";
import { createInterface } from "node:readline";
import { editorUrl } from "../src/site/editor";
import { defineCommand } from "./command";
import { listDrafts, mergeDrafts } from "./edit/drafts";
import { startLocalServer } from "./edit/local-server";
import { CannotBegin, readEnvPort, requireFree } from "./edit/ports";
import { detach, findServer, getTrialFolders, hasTrial, makeTrial, type Trial } from "./edit/sandbox";
import { defaultPort, listen } from "./serve/listen";
import { runTypeScript } from "./setup/run.mjs";

const root = process.cwd();

/** The interval between two checks for new drafts, in milliseconds. */
const lookInterval = 2000;

async function begin(isNewTrial: boolean): Promise<number> {
  const port = readEnvPort("PORT", defaultPort);
  const editorPort = readEnvPort("EDITOR_PORT", 8081);
  // Checked before any change, because a trial in another window uses the same folders.
  await requireFree(port, process.env.HOST || "localhost");
  await requireFree(editorPort);
  const isNew = isNewTrial || !hasTrial(root);
  const trial = isNew ? await makeTrial(root) : getTrialFolders(root);
  if (!isNew) console.log("Continuing the last trial; `npm run edit -- --new` starts a new one.");
  detach(trial);
  const server = await startLocalServer(trial.repository, editorPort, port);
  process.once("exit", () => server.kill());
  const code = await build(trial, server.address);
  if (code !== 0) {
    await server.stop();
    return code;
  }
  await listen(path.join(trial.site, "public"), process.env);
  if (process.exitCode) {
    await server.stop();
    return 1;
  }
  explain(port);
  follow(trial, server.address);
  return 0;
}

/** Builds the trial's site in the trial's folder, without touching the project's build. Returns the exit code. */
async function build(trial: Trial, server: string): Promise<number> {
  console.log("Building the trial's site; the first time takes a minute or two ...");
  const env = { EDITOR_LOCAL: server, EDITOR_BRANCH: "main", EDITOR: "required" };
  return runTypeScript("scripts/build.ts", { env, cwd: trial.site });
}

function explain(port: number): void {
  console.log(`
The editor · संपादक: http://localhost:${port}${editorUrl}
Choose "Login", add or change an entry, save it: a draft appears here as a branch.
"प्रवेश करें" चुनें, प्रविष्टि जोड़ें या बदलें, सहेजें: मसौदा यहाँ शाखा के रूप में दिखेगा।
m and Enter: merge the drafts and build the site again · मसौदे मिलाएँ और साइट फिर बनाएँ
Ctrl+C: end · समाप्त
`);
}

/** Prints every new draft, and merges the drafts when the user types `m`. */
function follow(trial: Trial, server: string): void {
  const told = new Set<string>();
  const look = setInterval(() => {
    for (const { branch, title } of listDrafts(trial)) {
      if (told.has(branch)) continue;
      told.add(branch);
      console.log(`Draft saved · मसौदा सहेजा गया: ${title}\n  branch ${branch}`);
    }
  }, lookInterval);
  look.unref();
  if (!process.stdin.isTTY) return;
  let isMerging = false;
  createInterface({ input: process.stdin }).on("line", (line) => {
    // Two builds at the same time would overwrite each other's files.
    if (line.trim().toLowerCase() !== "m" || isMerging) return;
    isMerging = true;
    told.clear();
    void mergeAndBuild(trial, server)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isMerging = false;
      });
  });
}

async function merge(): Promise<number> {
  const trial = getTrialFolders(root);
  const server = hasTrial(root) ? await findServer(trial) : undefined;
  if (server === undefined) throw new CannotBegin("There is no trial yet: `npm run edit` starts one.");
  return mergeAndBuild(trial, server);
}

async function mergeAndBuild(trial: Trial, server: string): Promise<number> {
  const { merged, refused } = await mergeDrafts(trial);
  for (const { title } of merged) console.log(`Merged · मिलाया गया: ${title}`);
  for (const { title } of refused) console.error(`Conflicts with an earlier draft and was not merged: ${title}`);
  if (merged.length === 0) {
    console.log("There is no draft to merge · मिलाने के लिए कोई मसौदा नहीं है।");
    return refused.length === 0 ? 0 : 1;
  }
  const code = await build(trial, server);
  if (code === 0) console.log("The site shows the changes now · साइट पर अब दिख रहा है।");
  return code;
}

/**
 * Runs the command that starts the editor with a disposable repository. `PORT` sets the port of the site (default
 * 9000), `EDITOR_PORT` that of the local server (default 8081).
 */
defineCommand(__filename, {
  name: "edit",
  summary: "Starts the clerks' editor on this computer, with a repository for practice.",
  options: {
    new: { help: "starts a new trial" },
    merge: { help: "merges the drafts and builds the site again, as a reviewer's approval would" },
  },
  reasons: [CannotBegin],
  run: ({ has }) => (has("merge") ? merge() : begin(has("new"))),
});

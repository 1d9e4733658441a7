import path from "node:path";
import { createInterface } from "node:readline";
import { editorUrl } from "../src/site/editor";
import { defineCommand } from "./command";
import { CannotBegin, readEnvPort, requireFree } from "./edit/ports";
import { startPracticeHost } from "./edit/practice-host";
import { getTrialFolders, hasTrial, makeTrial, type Trial, updateSite } from "./edit/sandbox";
import { defaultPort, listen } from "./serve/listen";
import { buildIn } from "./setup/copy-project";

const root = process.cwd();

async function begin(isNewTrial: boolean): Promise<number> {
  const port = readEnvPort("PORT", defaultPort);
  const editorPort = readEnvPort("EDITOR_PORT", 8081);
  // Checked before any change, because a trial in another window uses the same folders.
  await requireFree(port, process.env.HOST || "localhost");
  const isNew = isNewTrial || !hasTrial(root);
  const trial = isNew ? await makeTrial(root) : getTrialFolders(root);
  if (!isNew) console.log("Continuing the last trial; `npm run edit -- --new` starts a new one.");
  const host = await startPracticeHost(trial, editorPort, port);
  const code = await build(trial, host.origin);
  if (code !== 0) {
    await host.close();
    return code;
  }
  await listen(path.join(trial.site, "public"), process.env);
  if (process.exitCode) {
    await host.close();
    return 1;
  }
  explain(port);
  follow(trial, host.origin);
  return 0;
}

/** Builds the trial's site in the trial's folder, without touching the project's build. Returns the exit code. */
async function build(trial: Trial, server: string): Promise<number> {
  console.log("Building the trial's site; the first time takes a minute or two ...");
  const env = { EDITOR_LOCAL: server, EDITOR_BRANCH: "main" };
  return buildIn(trial.site, env);
}

function explain(port: number): void {
  console.log(`
The editor · संपादक: http://localhost:${port}${editorUrl}
Add or change an entry, and send it for approval · प्रविष्टि जोड़ें या बदलें, और स्वीकृति के लिए भेजें
Approve a draft under "What waits" · मसौदा “प्रतीक्षा में” स्वीकृत करें
m and Enter: build the site again with what was approved · स्वीकृत मसौदों सहित साइट फिर बनाएँ
Ctrl+C: end · समाप्त
`);
}

/** Builds the site again when the user types `m`. */
function follow(trial: Trial, server: string): void {
  if (!process.stdin.isTTY) return;
  let isBuilding = false;
  createInterface({ input: process.stdin }).on("line", (line) => {
    // Two builds at the same time would overwrite each other's files.
    if (line.trim().toLowerCase() !== "m" || isBuilding) return;
    isBuilding = true;
    void rebuild(trial, server)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isBuilding = false;
      });
  });
}

async function rebuild(trial: Trial, server: string): Promise<number> {
  if (!updateSite(trial)) {
    console.log("Nothing was published in the editor since · संपादक में तब से कुछ प्रकाशित नहीं हुआ।");
    return 0;
  }
  const code = await build(trial, server);
  if (code === 0) console.log("The site shows the changes now · साइट पर अब दिख रहा है।");
  return code;
}

/**
 * Runs the command that starts the editor with a disposable repository. `PORT` sets the port of the site (default
 * 9000), `EDITOR_PORT` that of the practice host (default 8081).
 */
defineCommand(__filename, {
  name: "edit",
  summary: "Starts the clerks' editor on this computer, with a repository for practice.",
  options: {
    new: { help: "starts a new trial" },
  },
  reasons: [CannotBegin],
  run: ({ has }) => begin(has("new")),
});

import { spawn } from "node:child_process";
import path from "node:path";
import { findProgram } from "../setup/run.mjs";
import { findDraftAction } from "./draft-actions";
import { findFreePort, requireFree } from "./ports";
import { startQueue } from "./queue";

/** The local server of a trial, which writes the editor's changes into a repository on this computer. */
export interface LocalServer {
  /** The URL of the server's API. */
  readonly address: string;
  /** Stops the server after its pending requests, so that the repository stays consistent. */
  stop(): Promise<void>;
  /** Stops the server immediately, for the exit of this program. */
  kill(): void;
}

/** The time limit for the first response of the local server, in milliseconds. */
const startLimit = 30_000;

/**
 * Starts decap-server for a repository. It accepts requests only from this computer and handles them one at a time.
 *
 * @param port the port to listen on
 * @param sitePort the local port of the site with the editor; requests from other pages are refused
 * @throws `CannotBegin` if the port is in use; Error if the server exits (with its output) or does not respond
 */
export async function startLocalServer(repository: string, port: number, sitePort: number): Promise<LocalServer> {
  await requireFree(port);
  const inner = await findFreePort();
  const queue = await startQueue({
    ...{ port, behind: inner, site: sitePort },
    findAnswer: (body) => findDraftAction(repository, body),
  });
  const env = { ...process.env, MODE: "git", GIT_REPO_DIRECTORY: path.resolve(repository) };
  const child = spawn(process.execPath, [findProgram("decap-server")], {
    env: { ...env, BIND_HOST: "127.0.0.1", PORT: String(inner), LOG_LEVEL: "warn", ORIGIN: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = `http://127.0.0.1:${port}/api/v1`;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      said = `${said}${bytes}`.slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => void child.kill();
  const stop = async () => {
    await queue.close();
    kill();
    await ended;
  };
  const endedEarly = ended.then(() => {
    throw new Error(`The local server on port ${port} ended: ${said.trim()}`);
  });
  endedEarly.catch(() => undefined);
  try {
    await Promise.race([untilItAnswers(url, sitePort), endedEarly]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: url, stop, kill };
}

async function untilItAnswers(url: string, sitePort: number): Promise<void> {
  const body = JSON.stringify({ action: "info" });
  const headers = { "Content-Type": "application/json", Origin: `http://localhost:${sitePort}` };
  const ask = { method: "POST", headers, body };
  for (const begun = Date.now(); Date.now() - begun < startLimit; ) {
    const isThere = await fetch(url, ask).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The local server does not respond at ${url}.`);
}

// `node scripts/due.mjs` starts a publication on the git host if the live site is older than the last midnight in India or
// the last due entry (`publishOn`, `publishAt`). Plain JavaScript without dependencies: it runs every ten minutes with a
// token that may start workflows, where no package is installed. A minute in India has the form YYYY-MM-DDTHH:MM.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const content = "content";
const { env } = process;

/**
 * Reads a field of an entry with one line.
 *
 * @param {string} text
 * @param {string} name
 */
function readField(text, name) {
  return new RegExp(`^${name}: *["']?([^\\s"'#]+)`, "mu").exec(text)?.[1];
}

/**
 * Finds the last minute, up to `now`, at which the site should have changed.
 *
 * @param {string} now
 */
function findLastDue(now) {
  const moments = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => readFileSync(path.join(content, file), "utf8"))
    .filter((text) => readField(text, "publishOn") !== undefined)
    .map((text) => `${readField(text, "publishOn")}T${readField(text, "publishAt") ?? "00:00"}`);
  return [`${now.slice(0, 10)}T00:00`, ...moments.filter((moment) => moment <= now)].sort().at(-1) ?? now;
}

/** Starts the publication by the API of GitHub or GitLab. */
function startPublication() {
  if (env.GITHUB_ACTIONS === undefined) {
    const body = new URLSearchParams({ token: env.CI_JOB_TOKEN ?? "", ref: env.CI_DEFAULT_BRANCH ?? "" });
    return fetch(`${env.CI_API_V4_URL}/projects/${env.CI_PROJECT_ID}/trigger/pipeline`, { method: "POST", body });
  }
  return fetch(`${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/actions/workflows/publish.yml/dispatches`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.REQUEST_TOKEN}` },
    body: JSON.stringify({ ref: "main" }),
  });
}

/**
 * Fails with the URL and the status of a response that is not successful.
 *
 * @param {Response} response
 */
async function demand(response) {
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}: ${await response.text()}`);
  return response;
}

const site = env.SITE_URL || readField(readFileSync(path.join(content, "site.yaml"), "utf8"), "siteAddress");
const list = await (await demand(await fetch(new URL("/.well-known/site-digests.json", site)))).json();
const live = `${list.day}T${list.time ?? "00:00"}`;
const due = findLastDue(env.BUILD_DATE ?? new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 16));
if (due > live) await demand(await startPublication());
console.log(
  due > live ? `Due since ${due} in India: ${site} is of ${live}.` : `Nothing is due: ${site} is of ${live}.`,
);

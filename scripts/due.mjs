// `node scripts/due.mjs FILE` starts a publication on the git host if the live site is older than the last midnight in India
// or the last due entry (`publishOn`, `publishAt`). The file is `due.json` of the last publication, which read the content:
// the site's address and the minutes at which entries become due. Plain JavaScript without dependencies: it runs every ten
// minutes with a token that may start workflows, where no package is installed. A minute in India has the form
// YYYY-MM-DDTHH:MM.
import { readFileSync } from "node:fs";

const { env } = process;

/**
 * Finds the last minute, up to `now`, at which the site should have changed.
 *
 * @param {string[]} moments
 * @param {string} now
 */
function findLastDue(moments, now) {
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

const { site: address, moments } = JSON.parse(readFileSync(process.argv[2] ?? "due.json", "utf8"));
const site = env.SITE_URL || address;
const list = await (await demand(await fetch(new URL("/.well-known/site-digests.json", site)))).json();
const live = `${list.day}T${list.time ?? "00:00"}`;
const due = findLastDue(moments, env.BUILD_DATE ?? new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 16));
if (due > live) await demand(await startPublication());
console.log(
  due > live ? `Due since ${due} in India: ${site} is of ${live}.` : `Nothing is due: ${site} is of ${live}.`,
);

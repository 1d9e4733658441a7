import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { strToU8, zipSync } from "fflate";
import { type Received, withMockServer } from "../../tests/mock-server";

const repository = "council/site";
const head = "0123456789abcdef0123456789abcdef01234567";
const description = '## What changes\n\n- $(id) `id` "quoted"\n';

/** The requests, artifacts and comments of the git host. */
interface HostState {
  readonly requests?: readonly unknown[];
  readonly comments?: readonly unknown[];
  readonly text?: string;
  readonly file?: string;
  readonly size?: number;
}

const request = (changed = {}) => ({
  number: 7,
  state: "open",
  head: { sha: head, repo: { full_name: repository } },
  ...changed,
});

/** Runs the script with a mock git host. Returns its output and the comments that the host received. */
async function comment({
  requests = [request()],
  comments = [],
  text = description,
  file = "changes.md",
  size = 400,
}: HostState) {
  const archive = zipSync({ [file]: strToU8(text) });
  const answers: Readonly<Record<string, string | Uint8Array>> = {
    [`/repos/${repository}/commits/${head}/pulls`]: JSON.stringify(requests),
    [`/repos/${repository}/actions/runs/42/artifacts`]: JSON.stringify({
      artifacts: [{ id: 5, name: "what-changes", size_in_bytes: size }],
    }),
    [`/repos/${repository}/actions/artifacts/5/zip`]: archive,
    [`/repos/${repository}/issues/7/comments`]: JSON.stringify(comments),
    [`/repos/${repository}/issues/comments/3`]: "{}",
  };
  let output = "";
  const received = await withMockServer(
    ({ url }) => answers[url],
    async (origin) => {
      const env = {
        ...{ PATH: process.env.PATH, GITHUB_API_URL: origin, GITHUB_REPOSITORY: repository },
        ...{ HEAD_SHA: head, RUN_ID: "42", REQUEST_TOKEN: "secret" },
      };
      const ended = await promisify(execFile)("bash", ["scripts/ci/comment.sh"], { env }).catch(
        (error: unknown) => error,
      );
      output = JSON.stringify(ended);
    },
  );
  return { output, written: received.filter(({ method }) => method !== "GET") };
}

const bodyOf = (received: Received | undefined): unknown => JSON.parse(received?.body ?? "{}");

test("posts the description unchanged, with the mark that finds its comment again", async () => {
  const { written } = await comment({ comments: [{ id: 2, user: { login: "clerk" }, body: "<!-- what-changes -->" }] });
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ method: "POST", url: `/repos/${repository}/issues/7/comments` });
  expect(bodyOf(written[0])).toEqual({ body: `<!-- what-changes -->\n${description}` });
});

test("updates its comment", async () => {
  const own = { id: 3, user: { login: "github-actions[bot]" }, body: "<!-- what-changes -->\nBefore" };
  const { written } = await comment({ comments: [own] });
  expect(written.map(({ method, url }) => [method, url])).toEqual([
    ["PATCH", `/repos/${repository}/issues/comments/3`],
  ]);
});

test.each<[string, HostState, RegExp]>([
  [
    "a commit that is no longer the last",
    { requests: [request({ head: { sha: "f".repeat(40), repo: { full_name: repository } } })] },
    /No open request/u,
  ],
  ["a closed request", { requests: [request({ state: "closed" })] }, /No open request/u],
  [
    "a fork",
    { requests: [request({ head: { sha: head, repo: { full_name: "stranger/site" } } })] },
    /No open request/u,
  ],
  ["a commit without a request", { requests: [] }, /No open request/u],
  ["an archive above the limit", { size: 200_001 }, /no description of a usual size/u],
  ["a text that unpacks to more than the limit", { text: "x".repeat(300_000) }, /more than 200000 bytes/u],
  ["another file", { file: "../../scripts/ci/comment.sh" }, /is empty/u],
])("writes nothing for %s", async (_kind, state, reason) => {
  const { output, written } = await comment(state);
  expect(written).toEqual([]);
  expect(output).toMatch(reason);
});

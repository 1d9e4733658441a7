/** Tests what a clerk reads in Hindi after each answer of a host, through the port and without changing anything. */
import { type Council, makeCouncil } from "../../../tests/editor/council";
import { startGitHost } from "../../../tests/editor/git-host";
import { startGitLabHost } from "../../../tests/editor/gitlab-host";
import { say } from "../../../tests/editor/say";
import { createHost } from "../../desk/host/create-host";
import type { Change, Host, WaitingRequest } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import { formatMoment } from "../page";
import { describeFault } from "./describe-fault";

type Started = Awaited<ReturnType<typeof startGitHost | typeof startGitLabHost>>;
type HostName = "github" | "gitlab";

const file = "content/tables/districts/new.yaml";
const change = (path: string): Change => ({ path, bytes: new TextEncoder().encode("key: new\n"), isNew: true });
const district = { branch: "cms/districts/new", title: "New", description: "", changes: [change(file)] };

/** What a test of a host works with: the host, its clerk and reviewer, and a sent request. */
interface Desk {
  readonly started: Started;
  readonly sign: (token: string) => Host;
  readonly clerk: Host;
  readonly reviewer: Host;
  readonly sent: WaitingRequest;
  readonly waits: number[];
}

let council: Council;
const desks = new Map<HostName, Desk>();
beforeAll(async () => {
  council = makeCouncil();
  const bare = council.bare();
  for (const name of ["github", "gitlab"] as const) {
    council.git("--git-dir", bare, "update-ref", "refs/heads/main", "main");
    council.git("--git-dir", bare, "update-ref", "-d", `refs/heads/${district.branch}`);
    const started = await (name === "github" ? startGitHost : startGitLabHost)(bare);
    const settings = {
      kind: "remote",
      host: name,
      repository: "council/site",
      branch: "main",
      api: started.api,
    } as const;
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const sign = (token: string) => createHost(settings, token, wait);
    const [clerk, reviewer] = [sign("secret-token"), sign("reviewer-token")];
    await clerk.open({ ...district, base: (await clerk.list()).base });
    const [sent] = await reviewer.listRequests();
    if (!sent) throw new Error("There is a request.");
    desks.set(name, { started, sign, clerk, reviewer, sent, waits });
  }
});
beforeEach(() => jest.spyOn(console, "error").mockImplementation());
afterEach(() => {
  jest.restoreAllMocks();
  for (const { started } of desks.values()) started.others.clear();
});
afterAll(async () => {
  for (const { started } of desks.values()) await started.close();
  council.remove();
});

function getDesk(name: HostName): Desk {
  const desk = desks.get(name);
  if (!desk) throw new Error(`${name} has started.`);
  return desk;
}

/** Says how a host answers in place of its own answer: by a status, a body and headers. */
type Answer = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

function answerBy({ others }: Started, answers: Readonly<Record<string, Answer | "lost">>): void {
  for (const [call, answer] of Object.entries(answers))
    others.set(call, () => {
      if (answer === "lost") return undefined;
      const [status, body, headers = {}] = answer;
      return typeof body === "string"
        ? new Response(body, { status, headers })
        : Response.json(body, { status, headers });
    });
}

const read = (action: Promise<unknown>) => action.then(() => "", describeFault);

const merge = "PUT /pulls/1/merge";
const pull = { state: "open", merged: false, mergeable: true, mergeable_state: "blocked" };
const because = (message: string): Answer => [405, { message }];
const [future, reset] = ["2030-01-01T00:00:00Z", String(Date.parse("2030-01-01T00:00:00Z") / 1000)];

describe("a refused publication on GitHub", () => {
  test.each<readonly [string, Readonly<Record<string, Answer | "lost">>, string]>([
    ["squashing is off", { [merge]: because("Squash merges are not allowed on this repository.") }, say("host.rules")],
    ["there is a queue", { [merge]: because("Changes must be made through the merge queue") }, say("host.rules")],
    ["no right approval", { [merge]: because("At least 1 approving review is required.") }, say("host.rules")],
    [
      "a conflict",
      { [merge]: because("Pull Request is not mergeable"), "GET /pulls/1": [200, { ...pull, mergeable: false }] },
      say("requests.conflict"),
    ],
    [
      "a check runs",
      {
        [merge]: because("Required status check is expected."),
        "GET /actions/runs": [200, { workflow_runs: [] }],
      },
      say("host.not-yet"),
    ],
    [
      "a branch without the newest changes",
      {
        [merge]: because("Head branch is out of date."),
        "GET /pulls/1": [200, { ...pull, mergeable_state: "behind" }],
        "PUT /pulls/1/update-branch": [202, { message: "Updating" }],
      },
      say("host.behind"),
    ],
    ["another commit", { [merge]: [409, { message: "Head branch was modified." }] }, say("host.changed")],
    ["no right", { [merge]: [403, { message: "Resource not accessible" }] }, say("host.forbidden")],
    ["not found without a right", { [merge]: [404, { message: "Not Found" }] }, say("host.forbidden")],
    ["an old token", { [merge]: [401, { message: "Bad credentials" }] }, say("host.token-expired")],
    ["an approval of one's own", { "POST /pulls/1/reviews": [422, { message: "Own" }] }, say("host.rules")],
    [
      "too many calls an hour",
      { [merge]: [403, {}, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset }] },
      say("host.busy", { time: formatMoment(future) }),
    ],
    ["a fault", { [merge]: [502, "<html>Bad gateway</html>"] }, say("host.refused", { status: 502 })],
    ["the page of a network", { [merge]: [200, "<html>Sign in</html>"] }, say("host.other-answer")],
    ["no network", { [merge]: "lost" }, say("host.unreachable")],
    ["no network at all", { [merge]: "lost", "GET /pulls/1": "lost" }, say("host.unsure")],
  ])("%s", async (_, answers, sentence) => {
    const { started, reviewer, sent } = getDesk("github");
    answerBy(started, answers);
    expect(await read(reviewer.publish(sent))).toBe(sentence);
    expect(started.requests[0]).toMatchObject({ isMerged: false, isClosed: false });
  });

  test.each([
    [429, {}],
    [403, { "retry-after": "90" }],
    [403, {}],
    [429, { "retry-after": "Fri, 31 Dec 2027 23:59:59 GMT" }],
  ] as const)("too many calls in a short time (%d, %j)", async (status, headers) => {
    const { started, reviewer, sent } = getDesk("github");
    answerBy(started, { [merge]: [status, { message: "You have exceeded a secondary rate limit." }, headers] });
    expect(await read(reviewer.publish(sent))).toMatch(/^अभी और कुछ नहीं लिया जा रहा है। \d+ .* के बाद/u);
  });
});

describe("a refused publication on GitLab", () => {
  const path = "PUT /merge_requests/1/merge";
  const status = (name: string): Answer => [
    200,
    { diff_refs: { base_sha: "" }, user: { can_merge: true }, detailed_merge_status: name },
  ];
  test.each<readonly [string, number, string | undefined, string]>([
    ["no right", 401, undefined, say("host.forbidden")],
    ["a conflict", 406, "conflict", say("requests.conflict")],
    ["a branch without the newest changes", 422, "need_rebase", say("host.behind")],
    ["a check runs", 405, "ci_still_running", say("host.not-yet")],
    ["a check found errors", 405, "ci_must_pass", say("requests.failed")],
    ["no right approval", 405, "not_approved", say("host.rules")],
    ["another commit", 409, undefined, say("host.changed")],
  ])("%s", async (_, refused, detail, sentence) => {
    const { started, reviewer, sent } = getDesk("gitlab");
    answerBy(started, { [path]: [refused, {}], ...(detail && { "GET /merge_requests/1": status(detail) }) });
    expect(await read(reviewer.publish(sent))).toBe(sentence);
    expect(started.requests[0]).toMatchObject({ isMerged: false, isClosed: false });
  });
});

test.each<readonly [HostName, string, Readonly<Record<string, Answer>>, ClerkMessageKey]>([
  [
    "github",
    "a renamed branch",
    { "GET /branches/main": [200, { name: "trunk", commit: { sha: "" } }] },
    "host.no-branch",
  ],
  ["github", "no branch", { "GET /branches/main": [404, {}] }, "host.no-branch"],
  ["github", "no right", { "GET /branches/main": [404, {}], "GET ": [404, {}] }, "host.forbidden"],
  ["gitlab", "no branch", { "GET /repository/branches/main": [404, {}] }, "host.no-branch"],
  ["gitlab", "no right", { "GET /repository/branches/main": [404, {}], "GET ": [404, {}] }, "host.forbidden"],
])("says on %s that there is %s, in place of “nothing waits”", async (name, _, answers, key) => {
  const { started, clerk } = getDesk(name);
  answerBy(started, answers);
  expect(await read(clerk.listRequests())).toBe(say(key));
  expect(await read(clerk.list())).toBe(say(key));
});

test("reads what GitHub cuts: long lists of files, contents and pages", async () => {
  const { started, clerk, reviewer, sent } = getDesk("github");
  const { base, files } = await clerk.list();
  answerBy(started, { [`GET /git/trees/${base}`]: [200, { tree: [], truncated: true }] });
  expect(await read(clerk.list())).toBe(say("host.too-large"));
  const sha = files.find(({ path }) => path.endsWith("almora.yaml"))?.id ?? "";
  answerBy(started, { [`GET /contents/${file}`]: [200, { type: "file", sha, content: "", encoding: "none" }] });
  expect(new TextDecoder().decode(await clerk.readAt(file, base))).toContain("Almora");
  started.requests[0]?.remarks.push(...Array.from({ length: 101 }, () => ({ by: "reviewer", text: "Look" })));
  expect((await reviewer.readReview(sent)).remarks).toHaveLength(101);
});

test("waits until GitHub knows whether it can merge, and asks again for what failed once", async () => {
  const { started, sign, sent, waits } = getDesk("github");
  const reviewer = sign("reviewer-token");
  answerBy(started, { "GET /pulls/1": [200, { ...pull, mergeable: null }], "GET /user": [502, ""] });
  const { others } = started;
  const unknown = others.get("GET /pulls/1");
  let asked = -10;
  others.set("GET /pulls/1", () => {
    asked += 1;
    return asked < 3 ? unknown?.() : Response.json({ ...pull, mergeable: false });
  });
  expect(await read(reviewer.readReview(sent))).toBe(say("host.refused", { status: 502 }));
  others.delete("GET /user");
  asked = 0;
  expect(await reviewer.readReview(sent)).toMatchObject({ hasConflict: true });
  expect(waits.slice(-2)).toEqual([1000, 1000]);
});

test.each([
  [["action_required"], "unknown"],
  [["stale"], "unknown"],
  [["timed_out"], "unknown"],
  [[], "unknown"],
  [["failure", "success"], "passed"],
  [["success", "failure"], "failed"],
] as const)("judges the runs %j of GitHub as %s", async (runs, checks) => {
  const { started, reviewer, sent } = getDesk("github");
  started.state.runs = [...runs];
  expect(await reviewer.readReview(sent)).toMatchObject({ checks });
});

test("sends many documents at the pace of GitHub", async () => {
  const { clerk, waits } = getDesk("github");
  const documents = Array.from({ length: 21 }, (_, index) => change(`static/documents/${index}.pdf`));
  waits.length = 0;
  await clerk.open({ ...district, branch: "batch/results-1", base: (await clerk.list()).base, changes: documents });
  expect(waits).toEqual(documents.map(() => 1000));
});

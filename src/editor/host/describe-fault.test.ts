/** Tests what a clerk reads in Hindi after each answer of a host, through the port and without changing anything. */

import { type Council, makeCouncil } from "../../../tests/editor/council";
import { startGitHost } from "../../../tests/editor/git-host";
import { startGitLabHost } from "../../../tests/editor/gitlab-host";
import { type Answer, hostAnswers } from "../../../tests/editor/host-answers";
import { createRemoteSettings } from "../../../tests/editor/remote-settings";
import { say } from "../../../tests/editor/say";
import { createHost } from "../../desk/host/create-host";
import type { Change, Host, WaitingRequest } from "../../desk/host/host";
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
    const settings = createRemoteSettings(name, started.api);
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

const { publish, list } = hostAnswers;
const [future, reset] = ["2030-01-01T00:00:00Z", String(Date.parse("2030-01-01T00:00:00Z") / 1000)];

describe.each(["github", "gitlab"] as const)("a refusal of %s", (name) => {
  test.each(publish[name])("of a publication: $what", async ({ answers, says, values }) => {
    const { started, reviewer, sent } = getDesk(name);
    answerBy(started, answers);
    expect(await read(reviewer.publish(sent))).toBe(say(says, values));
    expect(started.requests[0]).toMatchObject({ isMerged: false, isClosed: false });
  });

  test.each(list[name])("shows a fault instead of “nothing waits”: $what", async ({ answers, says, values }) => {
    const { started, clerk } = getDesk(name);
    answerBy(started, answers);
    expect(await read(clerk.listRequests())).toBe(say(says, values));
    expect(await read(clerk.list())).toBe(say(says, values));
  });
});

describe("too many calls of GitHub", () => {
  const merge = "PUT /pulls/1/merge";

  test("in an hour", async () => {
    const { started, reviewer, sent } = getDesk("github");
    answerBy(started, { [merge]: [403, {}, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset }] });
    expect(await read(reviewer.publish(sent))).toBe(say("host.busy", { time: formatMoment(future) }));
  });

  test.each([
    [429, {}],
    [403, { "retry-after": "90" }],
    [403, {}],
    [429, { "retry-after": "Fri, 31 Dec 2027 23:59:59 GMT" }],
  ] as const)("in a short time (%d, %j)", async (status, headers) => {
    const { started, reviewer, sent } = getDesk("github");
    answerBy(started, { [merge]: [status, { message: "You have exceeded a secondary rate limit." }, headers] });
    expect(await read(reviewer.publish(sent))).toMatch(/^अभी और कुछ नहीं लिया जा रहा है। \d+ .* के बाद/u);
  });
});

test("reads what GitHub cuts: long lists of files, contents and pages", async () => {
  const { started, sign, clerk, reviewer, sent } = getDesk("github");
  const { base, files } = await clerk.list();
  answerBy(started, { [`GET /git/trees/${base}`]: [200, { tree: [], truncated: true }] });
  expect(await read(sign("secret-token").list())).toBe(say("host.too-large"));
  const sha = files.find(({ path }) => path.endsWith("almora.yaml"))?.id ?? "";
  answerBy(started, { [`GET /contents/${file}`]: [200, { type: "file", sha, content: "", encoding: "none" }] });
  expect(new TextDecoder().decode(await clerk.readAt(file, base))).toContain("Almora");
  started.requests[0]?.remarks.push(...Array.from({ length: 101 }, () => ({ by: "reviewer", text: "Look" })));
  const { remarks } = await reviewer.readReview(sent);
  expect(remarks.filter(({ kind }) => kind === "returned")).toHaveLength(101);
});

const pull = { state: "open", merged: false, mergeable: true, mergeable_state: "blocked" };

test("waits until GitHub knows whether it can merge, and repeats a failed request once", async () => {
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

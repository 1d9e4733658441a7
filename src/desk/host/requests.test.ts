/** Tests what the host adapters read of a request that others, programs and services have answered. */
import { createRemoteSettings } from "../../../tests/editor/remote-settings";
import { prepareHosts } from "../../../tests/editor/with-host";
import { createHost } from "./create-host";
import type { Host, WaitingRequest } from "./host";

const withHost = prepareHosts();

type Server = Parameters<Parameters<typeof withHost>[1]>[3];

/** Starts a host where a clerk has opened a request for a new district. */
const withRequest = (
  name: "github" | "gitlab",
  look: (clerk: Host, own: WaitingRequest, server: Server) => Promise<void>,
) =>
  withHost(name, async ({ git }, _bare, api, server) => {
    const clerk = createHost(createRemoteSettings(name, api), "secret-token");
    const bytes = new TextEncoder().encode("key: new\n");
    const changes = [{ path: "content/tables/districts/new.yaml", bytes, isNew: true }];
    const branch = "cms/districts/new";
    await clerk.open({ base: git("rev-parse", "main"), branch, title: "New", description: "", changes });
    const [own] = await clerk.listRequests();
    if (!own) throw new Error("There is a request.");
    await look(clerk, own, server);
  });

/** The answers of the hosts about what two people and a program said on their pages. */
const said = {
  github: {
    "GET /pulls/1/reviews": [
      { state: "COMMENTED", body: "", submitted_at: "2026-11-20T05:00:00Z", user: { login: "asha", type: "User" } },
      { state: "APPROVED", body: "", submitted_at: "2026-11-20T08:00:00Z", user: { login: "asha", type: "User" } },
    ],
    "GET /issues/1/comments": [
      { body: "Which office?", created_at: "2026-11-20T07:00:00Z", user: { login: "ravi", type: "User" } },
      { body: "What changes", created_at: "2026-11-20T04:00:00Z", user: { login: "github-actions[bot]", type: "Bot" } },
    ],
    "GET /pulls/1/comments": [
      { body: "A wrong digit", created_at: "2026-11-20T05:00:00Z", user: { login: "asha", type: "User" } },
    ],
  },
  gitlab: {
    "GET /merge_requests/1/notes": [
      { system: false, body: "A wrong digit", author: { name: "asha", username: "a" } },
      { system: true, body: "added 1 commit", author: { name: "ravi", username: "r" } },
      { system: false, body: "Which office?", author: { name: "ravi", username: "r" } },
    ],
    "GET /merge_requests/1/approvals": { approved_by: [{ user: { name: "asha", username: "a" } }] },
  },
} as const;

test.each(["github", "gitlab"] as const)("reads who said what on the page of %s", (name) =>
  withRequest(name, async (clerk, own, { others }) => {
    for (const [call, body] of Object.entries(said[name])) others.set(call, () => Response.json(body));
    expect((await clerk.readReview(own)).remarks).toEqual([
      { kind: "commented", by: "asha", text: "A wrong digit" },
      { kind: "commented", by: "ravi", text: "Which office?" },
      { kind: "approved", by: "asha", text: "" },
    ]);
  }),
);

test.each(["github", "gitlab"] as const)("finds the built preview that a service reports to %s", (name) =>
  withRequest(name, async (clerk, own, { others }) => {
    expect(await clerk.findPreview(own)).toBeUndefined();
    const report = (...found: readonly (readonly [context: string, state: string, url: string | null])[]) => {
      const statuses = found.map(([context, state, target_url]) =>
        name === "github" ? { context, state, target_url } : { name: context, status: state, target_url },
      );
      const path = name === "github" ? `commits/${own.commit}/status` : `repository/commits/${own.commit}/statuses`;
      others.set(`GET /${path}`, () => Response.json(name === "github" ? { statuses } : statuses));
    };
    report(
      ["deploy", "success", "https://127.0.0.1/records/1"],
      ["deploy/old", "success", "javascript:alert(1)"],
      ["deploy/plain", "success", "http://preview.council.example"],
      ["deploy/failed", "failed", "https://failed.council.example"],
      ["coverage", "success", "https://coverage.council.example"],
      ["Deploy Preview", "success", "https://draft-1.council.example/"],
    );
    expect(await clerk.findPreview(own)).toBe("https://draft-1.council.example/");
    report(["preview", "success", null]);
    expect(await clerk.findPreview(own)).toBeUndefined();
  }),
);

test.each(["github", "gitlab"] as const)("on %s the request of a fork is not one of the desk", (name) =>
  withRequest(name, async (clerk, _own, { requests }) => {
    const [own] = requests;
    if (own) requests.push({ ...own, number: 2, fork: "stranger/site" });
    expect(await clerk.listRequests()).toMatchObject([{ id: "1" }]);
  }),
);

test("reads the checks of the newest run, not of one that it cancelled", () =>
  withRequest("github", async (clerk, own, host) => {
    if (!("cancelRun" in host)) throw new Error("GitHub has runs.");
    host.cancelRun();
    expect((await clerk.readReview(own)).checks).toBe("passed");
    host.failChecks();
    expect((await clerk.readReview(own)).checks).toBe("failed");
  }));

test("reports an expired token by the status code", () =>
  withHost("gitlab", async (_council, _bare, api) => {
    await expect(createHost(createRemoteSettings("gitlab", api), "old").list()).rejects.toMatchObject({
      name: "HostRefusal",
      status: 401,
    });
  }));

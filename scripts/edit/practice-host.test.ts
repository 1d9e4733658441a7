import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createHost } from "../../src/desk/host/create-host";
import type { Host } from "../../src/desk/host/host";
import { git } from "../../src/pipeline/git";
import { makeCouncil } from "../../tests/editor/council";
import { temporaryFolder } from "../../tests/temporary-folder";
import { type Serving, startServer } from "../serve/server";
import { findFreePort } from "./ports";
import { startPracticeHost } from "./practice-host";
import { makeTrial, type Trial, updateSite } from "./sandbox";

const order = "content/tables/districts/almora.yaml";
const folder = temporaryFolder();
const council = makeCouncil();
afterAll(() => council.remove());

let trial: Trial;
let ports = { port: 0, site: 0 };
let server: Serving;
let host: Host;

async function begin() {
  ports = { port: await findFreePort(), site: ports.site };
  server = await startPracticeHost(trial, ports.port, ports.site);
  host = createHost({ kind: "local", server: server.origin, branch: "main" }, "");
}

beforeEach(async () => {
  trial = await makeTrial(council.folder, path.join(folder, "trial"));
  ports = { port: 0, site: await findFreePort() };
  await begin();
  const { fetch } = globalThis;
  // As the site's pages do.
  const headers = { Origin: `http://localhost:${ports.site}` };
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, options) =>
      fetch(url, { ...options, headers: { ...Object.fromEntries(new Headers(options?.headers)), ...headers } }),
    );
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

/** Saves a draft that replaces a file, and returns the request. */
async function save(key: string, written: string, file = `content/tables/districts/${key}.yaml`) {
  const { base } = await host.list();
  const changes = [{ path: file, bytes: new TextEncoder().encode(written), isNew: file !== order }];
  await host.open({ base, branch: `cms/districts/${key}`, title: `District: ${key}`, description: "", changes });
  const made = (await host.listRequests()).find(({ branch }) => branch.endsWith(key));
  if (!made) throw new Error("There is a request.");
  return made;
}

test("publishes the reader's own draft unchanged for the next build, also after a restart", async () => {
  const [one, two] = [await save("one", "key: one"), await save("two", "key: two")];
  expect(updateSite(trial)).toBe(false);
  await host.setState(one, "review");
  await server.close();
  await begin();
  expect(await host.listRequests()).toMatchObject([
    { id: two.id, state: "draft", isOwn: true },
    { id: one.id, state: "review" },
  ]);
  expect(await host.readReview(one)).toMatchObject({ mayPublish: true, checks: "unknown", hasConflict: false });
  await expect(host.publish({ ...one, commit: two.commit })).rejects.toMatchObject({ status: 409 });
  await host.publish(one);
  expect((await host.listRequests()).map(({ id }) => id)).toEqual([two.id]);
  expect(updateSite(trial)).toBe(true);
  expect(readFileSync(path.join(trial.site, "content/tables/districts/one.yaml"), "utf8")).toBe("key: one");
});

test("does not publish a draft that conflicts with an earlier one, and says so", async () => {
  const [one, two] = [await save("one", "key: one\n", order), await save("two", "key: two\n", order)];
  await host.publish(one);
  expect(await host.readReview(two)).toMatchObject({ hasConflict: true });
  await expect(host.publish(two)).rejects.toMatchObject({ name: "ClerkFault" });
  expect((await host.listRequests()).map(({ id }) => id)).toEqual([two.id]);
});

/** Sends a request with headers of one's own, and returns the status and the answer. */
function send(method: string, url: string, headers: Readonly<Record<string, string>> = {}, body = "") {
  return new Promise<readonly [status: number | undefined, said: string]>((resolve, reject) => {
    const own = { Origin: `http://localhost:${ports.site}`, ...headers };
    const sent = request({ host: "127.0.0.1", port: ports.port, path: url, method, headers: own });
    sent.once("error", reject).once("response", (response) => {
      text(response).then((said) => resolve([response.statusCode, said]), reject);
    });
    sent.end(body);
  });
}

test("accepts or refuses requests by Host and Origin", async () => {
  const { port, site } = ports;
  const accepted = [{}, { Host: `localhost:${port}` }, { Origin: `http://127.0.0.1:${site}` }];
  const refused = [
    // A foreign name that resolves to this computer.
    { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
    { Origin: "https://evil.example" },
    // Another program's page on this computer.
    { Origin: "http://localhost:1" },
    { Origin: "null" },
    { Origin: "" },
    { Host: "localhost:1" },
  ];
  for (const [method, status] of [
    ["GET", 200],
    ["OPTIONS", 204],
  ] as const) {
    for (const headers of accepted)
      expect([headers, (await send(method, "/user", headers))[0]]).toEqual([headers, status]);
    for (const headers of refused) expect([headers, (await send(method, "/user", headers))[0]]).toEqual([headers, 403]);
  }
});

test("writes drafts of content and documents, and nothing else", async () => {
  const main = git(trial.repository, "rev-parse", "main");
  const ask = async (method: string, url: string, body?: object) => {
    const [status] = await send(method, `/repos/practice/site${url}`, {}, JSON.stringify(body));
    return [url, body, status];
  };
  const write = (file: string) => ({
    base_tree: main,
    tree: [{ path: file, mode: "100644", type: "blob", content: "" }],
  });
  for (const file of [order, "static/documents/a.pdf"])
    expect(await ask("POST", "/git/trees", write(file))).toEqual(["/git/trees", write(file), 201]);
  for (const file of [
    ...[".git/hooks/post-commit", "package.json", "content/../package.json", "content\\..\\..\\a", "/etc/a"],
    ...["contents/a", "static/a.js", "--index-info"],
  ])
    expect(await ask("POST", "/git/trees", write(file))).toEqual(["/git/trees", write(file), 403]);
  for (const ref of ["refs/heads/main", "refs/heads/mine", "refs/tags/cms/a", "cms/a", "HEAD"])
    expect(await ask("POST", "/git/refs", { ref, sha: main })).toEqual(["/git/refs", { ref, sha: main }, 403]);
  expect((await ask("PATCH", "/git/refs/heads/main", { sha: main, force: true }))[2]).toBe(403);
  expect((await ask("DELETE", "/git/refs/heads/main"))[2]).toBe(403);
  expect((await ask("POST", "/git/refs", { ref: "refs/heads/cms/../../main", sha: main }))[2]).toBe(500);
  expect((await ask("GET", `/contents/package.json?ref=${main}`))[2]).toBe(403);
  await expect(send("GET", "/%")).rejects.toThrow();
  expect(git(trial.repository, "rev-parse", "main")).toBe(main);
});

test("refuses a port that another trial uses, with a clear message", async () => {
  const { port, close } = await startServer(createServer());
  await expect(startPracticeHost(trial, port, 9000)).rejects.toThrow(
    `Port ${port} is already in use, perhaps by a trial in another window.`,
  );
  await close();
});

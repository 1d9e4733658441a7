/** Tests which requests the local server of a trial accepts, with the real decap-server and a temporary repository. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type LocalServer, startLocalServer } from "./local-server";
import { freePort } from "./ports";

jest.setTimeout(60_000);

let folder = "";
let repository = "";
let server: LocalServer;
let port = 0;
let sitePort = 0;
const git = (...command: string[]) => execFileSync("git", command, { cwd: repository, encoding: "utf8" }).trim();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "guarded-"));
  repository = path.join(folder, "repository");
  mkdirSync(path.join(repository, "content/orders"), { recursive: true });
  mkdirSync(path.join(folder, "outside"));
  writeFileSync(path.join(repository, "content/orders/one.yaml"), "key: one\n");
  symlinkSync(path.join(folder, "outside"), path.join(repository, "content/link"));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Clerk");
  git("config", "user.email", "clerk@council.example");
  git("add", ".");
  git("commit", "--quiet", "--message=Begin");
  git("checkout", "--quiet", "-b", "rest");
  [port, sitePort] = [await freePort(), await freePort()];
  server = await startLocalServer(repository, port, sitePort);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(() => void jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** Sends a body with the headers of a page of the site, which `headers` override. */
async function send(body: string | Buffer, headers: Record<string, string> = {}, method = "POST") {
  const own = { "Content-Type": "application/json", Origin: `http://localhost:${sitePort}`, ...headers };
  const sent = request({ host: "127.0.0.1", port, path: "/api/v1", method, headers: own });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (response) => {
      text(response).then((said) => resolve({ status: response.statusCode ?? 0, text: said }), reject);
    });
  });
  sent.end(body);
  return answer;
}

const ask = (action: string, params: object) => send(JSON.stringify({ action, params: { branch: "main", ...params } }));
const save = (file: string, { useWorkflow = true, newPath }: { useWorkflow?: boolean; newPath?: string } = {}) =>
  ask("persistEntry", {
    dataFiles: [{ slug: "two", path: file, raw: "key: two\n", ...(newPath === undefined ? {} : { newPath }) }],
    assets: [],
    options: { collectionName: "orders", commitMessage: "Two", useWorkflow, status: "draft" },
  });

it.each<[string, Record<string, string>, 200 | 403]>([
  ["to 127.0.0.1 from localhost", {}, 200],
  ["to localhost", { Host: "localhost:PORT" }, 200],
  ["from a page at 127.0.0.1", { Origin: "http://127.0.0.1:SITE" }, 200],
  ["to a foreign name that leads here", { Host: "evil.example:PORT", Origin: "http://evil.example:PORT" }, 403],
  ["from a foreign page", { Origin: "https://evil.example" }, 403],
  ["from another program's page on this computer", { Origin: "http://localhost:1" }, 403],
  ["from a page without an origin", { Origin: "null" }, 403],
  ["with an empty origin", { Origin: "" }, 403],
  ["to another port", { Host: "localhost:1" }, 403],
])("accepts or refuses a request %s by Host and Origin", async (_who, headers, status) => {
  const fill = (value: string) => value.replace("PORT", String(port)).replace("SITE", String(sitePort));
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]));
  expect((await send('{"action":"info"}', filled)).status).toBe(status);
  expect((await send("", filled, "OPTIONS")).status).toBe(status === 200 ? 204 : 403);
});

it("forwards the editor's requests to read an entry and to save and delete a draft", async () => {
  const entry = await ask("getEntry", { path: "content/orders/one.yaml" });
  expect(JSON.parse(entry.text)).toMatchObject({ data: "key: one\n" });
  expect((await save("content/orders/two.yaml")).status).toBe(200);
  expect(git("show", "cms/orders/two:content/orders/two.yaml")).toBe("key: two");
  expect((await ask("deleteUnpublishedEntry", { collection: "orders", slug: "two" })).status).toBe(200);
});

it.each([
  "scripts/build.ts",
  ".git/config",
  "content/../.git/config",
  "content/./orders/three.yaml",
  "content//orders/three.yaml",
  "content/orders/.git/config",
  "content/orders/.gitattributes",
  "content/git~1/config",
  "content\\..\\.git\\config",
  "contents/three.yaml",
  "content/link/three.yaml",
  "content/link",
  "static/robots.txt",
  "static/documents/../robots.txt",
  "/etc/passwd",
  "C:/three.yaml",
  "content/three.yaml:stream",
  "content/three.yaml\u0000",
  "",
])("neither reads nor writes %j", async (name) => {
  const before = [git("rev-parse", "main"), readFileSync(path.join(repository, ".git/config"), "utf8")];
  const asked = [
    await save(name),
    await save("content/orders/one.yaml", { newPath: name }),
    await ask("getEntry", { path: name }),
    await ask("entriesByFolder", { folder: name, extension: "", depth: 1 }),
    await ask("entriesByFiles", { files: [{ path: name }] }),
    await ask("getMedia", { mediaFolder: name }),
    await ask("getMediaFile", { path: name }),
  ];
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 403));
  expect(asked[0]?.text).toMatch(/Only paths below content\/ and static\/documents\/|A link is neither followed/);
  expect([git("rev-parse", "main"), readFileSync(path.join(repository, ".git/config"), "utf8")]).toEqual(before);
  expect(git("branch", "--list", "cms/*")).toBe("");
  expect(existsSync(path.join(folder, "outside/three.yaml"))).toBe(false);
});

it("refuses every request that would change the published branch", async () => {
  const before = git("rev-parse", "main");
  const asset = { path: "static/documents/a.pdf", content: "", encoding: "base64" };
  const options = { commitMessage: "Change" };
  const refused = [
    await save("content/orders/one.yaml", { useWorkflow: false }),
    await ask("persistMedia", { asset, options }),
    await ask("deleteFile", { path: "content/orders/one.yaml", options }),
    await ask("deleteFiles", { paths: ["content/orders/one.yaml"], options }),
    await ask("publishUnpublishedEntry", { collection: "orders", slug: "two" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(refused[0]?.text).toContain("Changes are saved as drafts alone");
  expect(git("rev-parse", "main")).toBe(before);
});

it("reads a body as UTF-8, regardless of the declared encoding", async () => {
  const hidden = JSON.stringify({ action: "getEntry", params: { branch: "main", path: "../outside" } });
  const asUtf16 = await send(Buffer.from(hidden, "utf16le"), { "Content-Type": "application/json; charset=utf-16le" });
  expect([asUtf16.status, asUtf16.text]).toEqual([403, expect.stringContaining("not JSON")]);
  const info = await send('{"action":"info"}', { "Content-Type": "application/json; charset=utf-7" });
  expect(info.status).toBe(200);
});

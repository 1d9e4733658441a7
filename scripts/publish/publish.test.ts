import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hosts } from "./hosts";
import { prepareFor } from "./prepare";
import { readSshSettings } from "./remote";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prepared-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const served = [
  "index.html",
  "404.html",
  "documents/result.pdf",
  ".well-known/security.txt",
  ".well-known/site-digests.sig",
];

test.each([
  ["ssh", ["index.html.br", ".htaccess", "documents/.htaccess", "_documents.json"]],
  ["cloudflare", ["_headers", "_redirects"]],
  ["netlify", ["_headers", "_redirects"]],
  ["pages", [".nojekyll"]],
] as const)("%s is given every file that is served, and what it alone reads", async (host, own) => {
  const instructions = [
    "index.html.br",
    ".htaccess",
    "documents/.htaccess",
    "_documents.json",
    "_headers",
    "_redirects",
    ".nojekyll",
  ];
  const built = path.join(folder, "public");
  for (const name of [...served, ...instructions]) {
    mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
    writeFileSync(path.join(built, name), name);
  }
  const given = path.join(folder, host);
  expect(await prepareFor(host, built, given)).toBe(served.length + own.length);
  const names = readdirSync(given, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(names.map(({ parentPath, name }) => path.relative(given, path.join(parentPath, name))).sort()).toEqual(
    [...served, ...own].sort(),
  );
});

const settings = { SSH_TARGET: "web@machine:/srv/site/", SSH_PRIVATE_KEY: "key", SSH_KNOWN_HOSTS: "machine key" };

test("the machine and its key come from the environment", () => {
  expect(readSshSettings(settings)).toEqual({
    target: "web@machine:/srv/site",
    port: "22",
    key: "key",
    knownHosts: "machine key",
  });
});

test.each([
  [{ SSH_TARGET: "" }, /SSH_TARGET is not set/u],
  [{ SSH_TARGET: "/srv/site" }, /must name user, machine and folder/u],
  [{ SSH_TARGET: "web@machine:/srv/site -e evil" }, /must name user, machine and folder/u],
  [{ SSH_PORT: "22 -o ProxyCommand=evil" }, /SSH_PORT must be a number/u],
  [{ SSH_PRIVATE_KEY: "" }, /SSH_PRIVATE_KEY is not set/u],
  [{ SSH_KNOWN_HOSTS: "" }, /SSH_KNOWN_HOSTS is not set/u],
])("what is missing or wrong is named: %j", (wrong, sentence) => {
  expect(() => readSshSettings({ ...settings, ...wrong })).toThrow(sentence);
});

test("a host that nobody knows is refused with the usage", () => {
  const env = { ...process.env, PUBLISH_TO: "ftp" };
  const { status, stderr } = spawnSync("node", ["--import", "tsx", "scripts/deploy.ts", folder], {
    env,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(hosts.join("|"))]);
}, 30_000);

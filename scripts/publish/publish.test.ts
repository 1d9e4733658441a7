import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { digestListPath } from "../../src/build/digest-list";
import { hosts } from "./hosts";
import { prepareFor } from "./prepare";
import { readSshSettings } from "./remote";
import { publishToStaticHost } from "./static-host";

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

/** Runs the command in a folder of a built site, with settings of its own alone. */
function deploy(args: readonly string[], own: NodeJS.ProcessEnv) {
  const env = { PATH: process.env.PATH, ...own };
  const { status, stderr } = spawnSync("node", ["--import", "tsx", "scripts/deploy.ts", ...args], {
    env,
    encoding: "utf8",
  });
  return [status, stderr];
}

test.each<[string, NodeJS.ProcessEnv, string]>([
  ["a host that nobody knows", { PUBLISH_TO: "ftp" }, `one of ${hosts.join(", ")}, not "ftp"`],
  ["Pages", { PUBLISH_TO: "pages" }, "by the jobs of CI themselves"],
  ["a site at no address", { PUBLISH_TO: "ssh", SITE_URL: "council" }, "SITE_URL must begin with https://"],
])(
  "%s is refused with a sentence",
  (_what, env, sentence) => {
    mkdirSync(path.join(folder, ".well-known"));
    writeFileSync(path.join(folder, digestListPath), "{}");
    expect(deploy([folder], env)).toEqual([1, expect.stringContaining(sentence)]);
  },
  30_000,
);

test.each([
  ["cloudflare", {}, "Not set: HOST_PROJECT, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN"],
  ["netlify", { HOST_PROJECT: "site" }, "Not set: NETLIFY_AUTH_TOKEN"],
] as const)("%s is not asked before its settings are there", async (host, env, sentence) => {
  await expect(publishToStaticHost(host, folder, env)).rejects.toThrow(sentence);
});

test("a folder in which nothing was built is refused", () => {
  expect(deploy([folder], { PUBLISH_TO: "ssh" })).toEqual([1, expect.stringContaining("There is no built site in")]);
}, 60_000);

import { readdirSync } from "node:fs";
import path from "node:path";
import { runScript } from "../../tests/run-script";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { createHostFolder } from "../publish";

const folder = temporaryFolder();

const served = [
  "index.html",
  "404.html",
  "documents/result.pdf",
  ".well-known/security.txt",
  ".well-known/site-digests.sig",
];

test.each([
  ["ssh", ["index.html.br", ".htaccess", "documents/.htaccess", "_documents.json", "_old-paths.json"]],
  ["git", ["_headers", "_redirects"]],
  ["pages", [".nojekyll"]],
] as const)("prepares for %s every served file and its configuration files", async (host, own) => {
  const instructions = [
    "index.html.br",
    ".htaccess",
    "documents/.htaccess",
    "_documents.json",
    "_old-paths.json",
    "_headers",
    "_redirects",
    ".nojekyll",
  ];
  const built = path.join(folder, "public");
  for (const name of [...served, ...instructions]) writerIn(built)(name, name);
  const given = path.join(folder, host);
  expect(await createHostFolder(host, built, given)).toBe(served.length + own.length);
  const names = readdirSync(given, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(names.map(({ parentPath, name }) => path.relative(given, path.join(parentPath, name))).sort()).toEqual(
    [...served, ...own].sort(),
  );
});

test("refuses a folder without a site", async () => {
  const { status, stderr } = await runScript("publish", ["--built", folder], {
    PATH: process.env.PATH,
    PUBLISH_TO: "ssh",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is no built site in")]);
});

test.each([
  ["publish", "git", "the host publishes by itself"],
  ["rollback", "git", "list earlier versions in their own interface"],
] as const)("%s to %s says that the host does it", async (command, host, reason) => {
  const { status, stderr } = await runScript(command, [], { PATH: process.env.PATH, PUBLISH_TO: host });
  expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
});

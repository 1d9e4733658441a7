import { readdirSync } from "node:fs";
import path from "node:path";
import { withMockServer } from "../../tests/mock-server";
import { runScript } from "../../tests/run-script";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { createHostFolder } from "../publish";
import { goBackOnStaticHost, uploadToStaticHost } from "./static-host";

const folder = temporaryFolder();

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
] as const)("prepares for %s every served file and its configuration files", async (host, own) => {
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

test("refuses Pages outside of CI, and a host without its settings", async () => {
  await expect(uploadToStaticHost("pages", folder, {})).rejects.toThrow("by a job of CI");
  const settings = { HOST_PROJECT: "site" };
  await expect(uploadToStaticHost("netlify", folder, settings)).rejects.toThrow("Not set: NETLIFY_AUTH_TOKEN");
});

const deployments = "/accounts/a/pages/projects/site/deployments";

test.each([
  [
    "cloudflare",
    { CLOUDFLARE_ACCOUNT_ID: "a", CLOUDFLARE_API_TOKEN: "t", HOST_PROJECT: "site" },
    "CLOUDFLARE_API_BASE_URL",
    {
      "GET /accounts/a/pages/projects/site": { result: { canonical_deployment: { id: "four" } } },
      [`GET ${deployments}`]: {
        result: [
          {
            id: "four",
            created_on: "2026-04-04",
            latest_stage: { status: "success" },
            deployment_trigger: { metadata: { commit_message: "after one" } },
          },
          { id: "rejected", created_on: "2026-03-03", latest_stage: { status: "success" } },
          { id: "two", created_on: "2026-02-02", latest_stage: { status: "failure" } },
          { id: "one", created_on: "2026-01-01", latest_stage: { status: "success" } },
        ],
      },
      [`POST ${deployments}/one/rollback`]: {},
    },
  ],
  [
    "netlify",
    { NETLIFY_AUTH_TOKEN: "t", HOST_PROJECT: "site" },
    "NETLIFY_API_URL",
    {
      "GET /sites/site": { published_deploy: { id: "three" } },
      "GET /sites/site/deploys": [
        { id: "four", created_at: "2026-04-04", state: "error" },
        { id: "three", created_at: "2026-03-03", state: "ready", title: "after one" },
        { id: "rejected", created_at: "2026-02-02", state: "ready" },
        { id: "one", created_at: "2026-01-01", state: "ready" },
      ],
      "POST /sites/site/deploys/one/restore": {},
    },
  ],
] as const)(
  "makes the deployment on %s live again that visitors saw before, not a rejected one",
  async (host, settings, variable, answers) => {
    let sentence = "";
    const responses = new Map(Object.entries(answers).map(([name, body]) => [name, JSON.stringify(body)]));
    const requests = await withMockServer(
      ({ method, url }) => responses.get(`${method} ${url}`),
      async (origin) => {
        sentence = await goBackOnStaticHost(host, { ...settings, [variable]: origin });
      },
    );
    expect(sentence).toMatch(/deployment one of 2026-01-01/u);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([...responses.keys()]);
  },
);

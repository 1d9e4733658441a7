import { execFile, execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpsServer } from "node:https";
import path from "node:path";
import { promisify } from "node:util";
import { digestSignaturePath } from "../../src/pipeline/digest-list";
import { type PassingReply, signingKey, TestSite } from "../../tests/publish/signed-site";
import { startServer } from "../serve/server";
import { findCertificateFaults } from "./dates";
import { compareSites, type Verification, verifySite } from "./verify-site";

const runFile = promisify(execFile);

let site: TestSite;
beforeEach(async () => {
  site = new TestSite();
  await site.sign();
});
afterEach(() => site.remove());

const english = ({ faults }: Verification) => faults.map(({ en }) => en);
const verify = async (origin: string) => english(await verifySite(origin, { signingKey, host: "ssh" }));

/** Flips one bit of a file, which preserves its length. */
function changeByte(name: string, folder = site.folder) {
  const bytes = readFileSync(path.join(folder, name));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(path.join(folder, name), bytes);
}

test("finds no faults in a site served as built, and reports its signature", async () => {
  const { notes, faults } = await verifySite(await site.serve(), {
    signingKey,
    host: "ssh",
    published: site.readList(),
  });
  expect(faults).toEqual([]);
  expect(notes.map(({ en }) => en)).toEqual([expect.stringMatching(/files, signed\.$/u)]);
});

test("verifies a site without a key and reports that it is unsigned", async () => {
  const { notes, faults } = await verifySite(await site.serve(), { signingKey: undefined, host: "ssh" });
  expect(faults).toEqual([]);
  expect(notes.at(-1)?.en).toContain("Not signed");
});

test.each<[string, () => void | Promise<void>, RegExp]>([
  ["one changed byte of a page", () => changeByte("RTI/index.html"), /\/RTI is not what was built/u],
  [
    "one changed byte of a document",
    () => changeByte("documents/result.0123456789abcdef.pdf"),
    /result\.0123456789abcdef\.pdf is not/u,
  ],
  [
    "a file that is missing",
    () => rmSync(path.join(site.folder, "app-0123456789abcdef0123.js")),
    /app-\w+\.js is missing \(status 404\)/u,
  ],
  ["a list that was changed after it was signed", () => changeListOnly(), /do not trust this copy/u],
  [
    "a signature that is missing",
    () => rmSync(path.join(site.folder, digestSignaturePath)),
    /site-digests\.sig is missing/u,
  ],
  ["another's signature", () => site.sign(generateKeyPairSync("ed25519").privateKey), /do not trust this copy/u],
  ["no list at all", () => site.put("/.well-known/site-digests.json", "{}"), /is not the list of digests/u],
  ["a page without a policy", () => resign("hi/RTI/index.html", "<html>"), /\/hi\/RTI contains no policy/u],
  [
    "a security.txt that is out of date",
    () => resign(".well-known/security.txt", "Expires: 2026-01-01T00:00:00Z"),
    /security\.txt has expired or soon will \(Expires: 2026-01-01T00:00:00Z\)/u,
  ],
])("finds %s", async (_what, spoil, sentence) => {
  await spoil();
  expect(await verify(await site.serve())).toContainEqual(expect.stringMatching(sentence));
});

async function resign(name: string, content: string) {
  site.put(name, content);
  await site.sign();
}

function changeListOnly() {
  site.put("/.well-known/site-digests.json", site.readList().toString().replace('"commit"', ' "commit"'));
}

/** Returns a function that changes the responses to requests for matching paths. */
const spoil = (path: RegExp, change: (reply: PassingReply) => void) => (url: string, reply: PassingReply) => {
  if (path.test(url)) change(reply);
};

test.each<[string, ReturnType<typeof spoil>, RegExp]>([
  [
    "a header that is missing",
    spoil(/^\/hi$/u, ({ headers }) => {
      delete headers["x-frame-options"];
    }),
    /\/hi has no header X-Frame-Options; it must be "DENY"/u,
  ],
  [
    "a page that caches may keep",
    spoil(/^\/$/u, ({ headers }) => {
      headers["cache-control"] = "max-age=60";
    }),
    /Cache-Control: max-age=60; it must be "public, max-age=0/u,
  ],
  [
    "a redirect that leads elsewhere",
    spoil(/^\/rti$/u, ({ headers }) => {
      headers.location = "/elsewhere";
    }),
    /\/rti must redirect to \/RTI, but returns 301 \/elsewhere/u,
  ],
  [
    "an unknown address that is answered as if it were known",
    spoil(/^\/sa\/no-/u, (reply) => {
      reply.status = 200;
    }),
    /\/sa\/no-\S+ returns 200, not 404/u,
  ],
  [
    "an unknown address that is told in the wrong language",
    spoil(/^\/hi\/no-/u, (reply) => {
      delete reply.headers["content-length"];
      reply.body = '<html lang="en">404';
    }),
    /not with the not-found page in the language hi/u,
  ],
])("finds %s", async (_what, change, sentence) => {
  expect(await verify(await site.serveSpoilt(change))).toEqual([expect.stringMatching(sentence)]);
});

test("finds that another release is served", async () => {
  const published = Buffer.from(
    site
      .readList()
      .toString()
      .replace(/"day": "[^"]*"/u, '"day": "2030-01-01"'),
  );
  const { faults } = await verifySite(await site.serve(), { signingKey, host: "ssh", published });
  expect(faults.map(({ en }) => en)).toEqual([expect.stringContaining("Another release is served")]);
});

test("reports an unreachable site with the reason", async () => {
  const origin = await site.serve();
  await site.remove();
  expect(await verify(origin)).toEqual([expect.stringMatching(/does not answer \(.*ECONNREFUSED/u)]);
});

test("skips checks of features that a host does not support", async () => {
  const withoutHeaders = spoil(/^/u, ({ headers }) => {
    for (const name of ["content-security-policy", "cache-control"]) delete headers[name];
  });
  const origin = await site.serveSpoilt(withoutHeaders);
  expect((await verifySite(origin, { signingKey, host: "pages" })).faults.map(({ en }) => en)).toEqual([
    // This server has not-found pages in each language, which that host does not support.
    expect.stringContaining("in the language hi"),
    expect.stringContaining("in the language sa"),
  ]);
});

test("reports a changed, a missing and an extra file of a copy", async () => {
  const origin = await site.serve();
  const copy = new TestSite();
  try {
    cpSync(site.folder, copy.folder, { recursive: true });
    const same = await compareSites(await copy.serve(), origin, { signingKey });
    expect(same.faults).toEqual([]);
    copy.put("RTI/index.html", "changed");
    copy.put("advertisement.html", "buy");
    rmSync(path.join(copy.folder, "app-0123456789abcdef0123.js"));
    await copy.sign();
    expect(english(await compareSites(await copy.serve(), origin, { signingKey }))).toEqual([
      expect.stringMatching(/\/RTI is not what was built/u),
      expect.stringMatching(/app-\w+\.js is missing/u),
      expect.stringMatching(/advertisement\.html is only in this copy/u),
    ]);
  } finally {
    await copy.remove();
  }
});

/** One test needs openssl to create a certificate, since Node cannot. */
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

(hasOpenssl ? test : test.skip)("says how many days are left of a certificate that ends soon", async () => {
  const files = ["key.pem", "certificate.pem"].map((name) => path.join(site.folder, name));
  const [key = "", certificate = ""] = files;
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "10"];
  execFileSync("openssl", [...made, "-keyout", key, "-out", certificate], { stdio: "pipe" });
  const server = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  const { port, close } = await startServer(server);
  try {
    const origin = `https://localhost:${port}`;
    const found = await findCertificateFaults(origin, new Date());
    expect(found.map(({ en }) => en)).toEqual([expect.stringMatching(/of localhost expires in (?:9|10) days/u)]);
    expect(await findCertificateFaults(origin, new Date(Date.now() - 30 * 86_400_000))).toEqual([]);
  } finally {
    await close();
  }
});

test("exits with 3 and a message in Hindi for a copy with one changed byte", async () => {
  const copy = `${site.folder}-copy`;
  cpSync(site.folder, copy, { recursive: true });
  const args = ["--import", "tsx", "scripts/verify.ts", copy, "--against", await site.serve(), "--language", "hi"];
  const run = () =>
    runFile("node", args).then(
      ({ stdout }) => [0, stdout],
      (error) => [error.code, error.stdout],
    );
  try {
    changeByte("hi/RTI/index.html", copy);
    expect(await run()).toEqual([
      3,
      expect.stringMatching(/\/hi\/RTI वह नहीं है जो बनाया गया था[\s\S]*दोष: 1।\nक्या करें: /u),
    ]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 180_000);

test("raises an alarm for a complete and signed release that is too old", async () => {
  const { outcome, faults } = await verifySite(await site.serve(), { signingKey, host: "ssh", maxAgeDays: -1 });
  expect(outcome).toBe("alarm");
  expect(faults.map(({ en }) => en)).toEqual([expect.stringMatching(/was built for .*, 0 days ago/u)]);
});

import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpsServer } from "node:https";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { getTodayInIndia } from "../../src/language/dates";
import { signingKey, TestSite } from "../../tests/publish/signed-site";
import { runScript } from "../../tests/run-script";
import { startServer } from "../serve/server";
import { findCertificateFaults } from "./dates";
import { compareSites, type Verification, verifySite } from "./verify-site";

const text = z.string().optional();
const { files, responses } = z
  .strictObject({
    files: z.array(
      z.strictObject({
        fault: z.string(),
        changeByte: text,
        remove: text,
        write: text,
        sign: text,
        text,
        finds: z.string(),
      }),
    ),
    responses: z.array(
      z.strictObject({
        fault: z.string(),
        path: z.string(),
        headers: z.record(z.string(), z.string().nullable()).default({}),
        status: z.number().optional(),
        body: text,
        finds: z.string(),
      }),
    ),
  })
  .parse(parse(readFileSync("tests/publish/faults.yaml", "utf8")));

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

test.each(files)("finds $fault", async ({ changeByte: changed, remove, write, sign, text = "", finds }) => {
  if (changed) changeByte(changed);
  if (remove) rmSync(path.join(site.folder, remove));
  const written = write ?? sign;
  if (written) site.put(written, text);
  if (sign) await site.sign();
  expect(await verify(await site.serve())).toContainEqual(expect.stringContaining(finds));
});

test.each([
  [
    "a list that was changed after it was signed",
    () => site.put("/.well-known/site-digests.json", site.readList().toString().replace('"commit"', ' "commit"')),
  ],
  ["another's signature", () => site.sign(generateKeyPairSync("ed25519").privateKey)],
])("finds %s", async (_what, spoil) => {
  await spoil();
  expect(await verify(await site.serve())).toContainEqual(expect.stringContaining("do not trust this copy"));
});

test("accepts a former key for the releases of its days, and asks for it instead of a rollback", async () => {
  const origin = await site.serve();
  const current = generateKeyPairSync("ed25519").publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const day = getTodayInIndia(new Date());
  const check = (until: string) =>
    verifySite(origin, { signingKey: current, formerSigningKeys: [{ key: signingKey, until }], host: "ssh" });
  expect((await check(day)).outcome).toBe("sound");
  const { outcome, faults } = await check("2026-01-01");
  expect([outcome, faults.map(({ en }) => en)]).toEqual(["alarm", [expect.stringContaining("formerSigningKeys")]]);
});

test.each(responses)("finds $fault", async ({ path: spoilt, headers, status, body, finds }) => {
  const origin = await site.serveSpoilt((url, reply) => {
    if (url !== spoilt) return;
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) delete reply.headers[name];
      else reply.headers[name] = value;
    }
    reply.status = status ?? reply.status;
    reply.body = body ?? reply.body;
  });
  expect(await verify(origin)).toEqual([expect.stringContaining(finds)]);
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
  const origin = await site.serveSpoilt((_url, { headers }) => {
    for (const name of ["content-security-policy", "cache-control"]) delete headers[name];
  });
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
  try {
    changeByte("hi/RTI/index.html", copy);
    expect(await runScript("verify", [copy, "--against", await site.serve(), "--language", "hi"])).toMatchObject({
      status: 3,
      stdout: expect.stringMatching(/\/hi\/RTI वह नहीं है जो बनाया गया था[\s\S]*दोष: 1।\nक्या करें: /u),
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test("raises an alarm for a complete and signed release that is too old", async () => {
  const { outcome, faults } = await verifySite(await site.serve(), { signingKey, host: "ssh", maxAgeDays: -1 });
  expect(outcome).toBe("alarm");
  expect(faults.map(({ en }) => en)).toEqual([expect.stringMatching(/was built for .*, 0 days ago/u)]);
});

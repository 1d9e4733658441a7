import { spawnSync } from "node:child_process";
import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writerIn } from "../../../tests/temporary-folder";
import { listProjectFiles } from "../../content";
import { digestListPath, digestSignaturePath, parseDigestList } from "../digest-list";
import { readSiteContent } from "../site-content";
import { readDigests, writeDigestList } from "./digests";

const keys = generateKeyPairSync("ed25519");
const secret = keys.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
const signingKey = keys.publicKey.export({ format: "der", type: "spki" }).toString("base64");
const council = (signingKey: string | null) => ({ siteAddress: "https://council.example/", signingKey });

const folder = temporaryFolder();
const put = writerIn(folder);
const signature = () => path.join(folder, digestSignaturePath);
const write = async (key: string | null) =>
  writeDigestList(council(key), folder, await readDigests(folder), { lastDue: "2027-01-15T00:00" });
const sign = (key?: string) => {
  const { SITE_SIGNING_KEY: _, ...environment } = process.env;
  const env = key === undefined ? environment : { ...environment, SITE_SIGNING_KEY: key };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/sign.mjs", folder], { env, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

beforeEach(() => {
  put("index.html", "abc");
  put("hi/404.html", "not found");
});

it("contains source, day and the digests of exactly the files that are served", async () => {
  for (const name of ["index.html.br", "_headers", ".htaccess", ".well-known/security.txt", "documents/a.pdf"])
    put(name, name);
  await write(null);
  const list = parseDigestList(readFileSync(path.join(folder, digestListPath), "utf8"));
  expect(list).toMatchObject({ site: "https://council.example", day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) });
  expect(list?.commit).toMatch(/^[0-9a-f]{40}$/u);
  expect(Object.keys(list?.files ?? {})).toEqual([
    "/.well-known/security.txt",
    "/documents/a.pdf",
    "/hi/404.html",
    "/index.html",
  ]);
  // The example of FIPS 180-2.
  expect(list?.files["/index.html"]).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("contains the time an entry last became due, but no future one", async () => {
  const project = path.join(folder, "project");
  put("project/content/orders/due.yaml", "key: due\npublishOn: 2027-01-15\npublishAt: 10:00\n");
  put("project/content/orders/late.yaml", "key: late\npublishOn: 2027-01-15\npublishAt: 17:30\n");
  const content = readSiteContent(listProjectFiles(project), "2027-01-15T12:00");
  await writeDigestList(council(null), folder, new Map(), content);
  const text = readFileSync(path.join(folder, digestListPath), "utf8");
  expect(parseDigestList(text)).toMatchObject({ day: "2027-01-15", time: "10:00" });
  expect(text).not.toContain("17:30");
});

it("has a signature that anyone can verify", async () => {
  await write(signingKey);
  expect(sign(secret)).toMatchObject({ status: 0 });
  const list = readFileSync(path.join(folder, digestListPath));
  const key = createPublicKey({ key: Buffer.from(signingKey, "base64"), format: "der", type: "spki" });
  expect(verify(null, list, key, readFileSync(signature()))).toBe(true);
});

it("is written unsigned without a key, and a later build removes the old signature", async () => {
  await write(signingKey);
  sign(secret);
  expect(await write(null)).toContain("not signed");
  expect(existsSync(signature())).toBe(false);
  expect(sign()).toEqual({ status: 0, said: "Not signed: content/site.yaml names no signingKey.\n" });
});

it.each([
  ["no key where one is asked for", signingKey, undefined, "SITE_SIGNING_KEY is not set"],
  ["what is no key", signingKey, "nonsense", "no private key"],
  ["the key of another site", "another", secret, `The public key of the secret: ${signingKey}`],
  ["a key that the site does not name", null, secret, `The public key of the secret: ${signingKey}`],
])("refuses %s, and explains the problem", async (_what, named, given, sentence) => {
  await write(named);
  const { status, said } = sign(given);
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said).not.toContain(secret);
  expect(existsSync(signature())).toBe(false);
});

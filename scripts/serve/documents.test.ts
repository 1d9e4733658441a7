import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { documentUrlsFile } from "../../src/site/documents";
import { document, replacedUrl, serveSite } from "./fixture";

const { root, ask } = serveSite();
const stable = "/documents/replaced.pdf";

it("leads from a document's stable address to the one that names its content, and lets nobody keep that", async () => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask(`${stable}?page=2`, { method });
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, `${replacedUrl}?page=2`, "no-store"]);
  }
});

it("lets the address that names the content be kept for a year", async () => {
  const { status, headers, body } = await ask(replacedUrl);
  expect([status, headers["cache-control"], body.toString()]).toEqual([
    200,
    "public, max-age=31536000, immutable",
    document,
  ]);
});

it("serves a document itself where no other address of it is known", async () => {
  expect((await ask("/documents/result.pdf")).status).toBe(200);
  expect((await ask("/documents/gone.pdf")).status).toBe(404);
  expect((await ask("/documents/constructor")).status).toBe(404);
});

it("does not serve the list of addresses", async () => {
  expect((await ask(documentUrlsFile)).status).toBe(404);
});

it("serves documents as they are where there is no list", async () => {
  const list = path.join(root, documentUrlsFile);
  rmSync(list);
  expect((await ask(stable)).status).toBe(200);
  writeFileSync(list, "{}");
  expect((await ask(stable)).status).toBe(200);
});

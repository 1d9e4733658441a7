import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setInterval } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { compressFolder } from "./compress";
import { compressWhile } from "./compress-early";
import { formsIn } from "./forms";

let folder = "";
const site = (name: string) => path.join(folder, "site", name);
const kept = () => path.join(folder, "kept");
const words = (text: string) => JSON.stringify(Array.from({ length: 200 }, () => text));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compressed-early-"));
  mkdirSync(site(""), { recursive: true });
  writeFileSync(site("former.json"), words("former"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("compresses what a build writes before it ends, but no page, and anew what changes after that", async () => {
  const forms = formsIn(kept());
  const { promise: building, resolve: end } = promised();
  const early = compressWhile(building, site(""), forms);
  writeFileSync(site("data.json"), words("early"));
  writeFileSync(site("index.html"), words("page"));
  for await (const _ of setInterval(20)) if (existsSync(kept()) && readdirSync(kept()).length >= 2) break;
  const made = readdirSync(kept()).map((name) => readFileSync(path.join(kept(), name)));
  const texts = made.filter((form) => form[0] === 0x1f).map((form) => gunzipSync(form).toString());
  expect(texts).toContain(words("early"));
  expect(texts).not.toContain(words("page"));

  writeFileSync(site("data.json"), words("late"));
  end();
  await early;
  const report = await compressFolder(site(""), forms);
  expect(report.files).toBe(3);
  expect(gunzipSync(readFileSync(site("data.json.gz"))).toString()).toBe(words("late"));
  // What was made of its earlier state is not kept.
  expect(readdirSync(kept())).toHaveLength(2 * report.files);
});

it("leaves what cannot be read to whoever compresses the folder", async () => {
  const forms = formsIn(site("former.json"));
  const failed = Promise.reject(new Error("The build failed."));
  await expect(compressWhile(failed, path.join(folder, "none"), forms)).resolves.toBeUndefined();
  await expect(compressFolder(site(""), forms)).rejects.toThrow("EEXIST");
});

function promised() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

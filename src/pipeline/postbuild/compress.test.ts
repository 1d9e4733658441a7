import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { compressFolder } from "./compress";

const folder = temporaryFolder();
const site = (name: string) => path.join(folder, "site", name);
const run = (level = 5) => compressFolder(path.join(folder, "site"), level, path.join(folder, "level"));
const page = "<p>A page of some length.</p>".repeat(100);
const brotli = (name: string) => brotliDecompressSync(readFileSync(site(`${name}.br`))).toString();

beforeEach(() => {
  mkdirSync(site("hi"), { recursive: true });
  writeFileSync(site("index.html"), page);
  writeFileSync(site("hi/index.html"), page);
  writeFileSync(site("short.txt"), "short");
  writeFileSync(site("photo.png"), Buffer.alloc(5000));
});

it("writes brotli and gzip files next to larger texts, and next to no other file", async () => {
  const report = await run();
  expect(readdirSync(site("")).sort()).toEqual([
    "hi",
    "index.html",
    "index.html.br",
    "index.html.gz",
    "photo.png",
    "short.txt",
  ]);
  expect(brotli("index.html")).toBe(page);
  expect(gunzipSync(readFileSync(site("hi/index.html.gz"))).toString()).toBe(page);
  const [br, gzip] = ["index.html.br", "index.html.gz"].map((name) => statSync(site(name)).size);
  expect(report).toMatchObject({
    files: 2,
    compressed: 2,
    bytes: 2 * page.length,
    bytesIn: { br: 2 * (br ?? 0), gzip: 2 * (gzip ?? 0) },
  });
});

it("compresses again only what changed, and replaces invalid compressed files", async () => {
  await run();
  expect(await run()).toMatchObject({ files: 2, compressed: 0 });
  writeFileSync(site("index.html"), `${page}changed`);
  writeFileSync(site("hi/index.html.br"), "");
  expect(await run()).toMatchObject({ compressed: 2 });
  expect(gunzipSync(readFileSync(site("index.html.gz"))).toString()).toBe(`${page}changed`);
  expect(brotli("hi/index.html")).toBe(page);
});

it("compresses everything again at another level, or after a run that did not end", async () => {
  const words = readFileSync("package-lock.json", "utf8").slice(0, 100_000);
  writeFileSync(site("index.html"), words);
  await run(5);
  const fast = statSync(site("index.html.br")).size;
  expect(await run(9)).toMatchObject({ compressed: 2 });
  expect(statSync(site("index.html.br")).size).toBeLessThan(fast);
  expect(brotli("index.html")).toBe(words);
  rmSync(path.join(folder, "level"));
  expect(await run(9)).toMatchObject({ compressed: 2 });
});

it("removes compressed files of files that no longer exist or are too short", async () => {
  await run();
  rmSync(site("index.html"));
  writeFileSync(site("hi/index.html"), "now short");
  await run();
  expect(readdirSync(site("")).sort()).toEqual(["hi", "photo.png", "short.txt"]);
  expect(readdirSync(site("hi"))).toEqual(["index.html"]);
});

it("dates a compressed file as its source, or a server would consider it stale", async () => {
  const names = Array.from({ length: 40 }, (_, index) => `page-${index}.html`);
  names.forEach((name, index) => {
    writeFileSync(site(name), page);
    // Most of these fractions of a second have no exact binary representation.
    const time = 1_795_306_615 + (index * 25 + 12) / 1000;
    utimesSync(site(name), time, time + 0.000_2);
  });
  await run();
  const milliseconds = (name: string) => Math.floor(statSync(site(name)).mtimeMs);
  expect(names.filter((name) => milliseconds(`${name}.br`) !== milliseconds(name))).toEqual([]);
  expect(await run()).toMatchObject({ compressed: 0 });
});

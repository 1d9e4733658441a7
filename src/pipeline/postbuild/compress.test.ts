import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { compressFolder } from "./compress";

const folder = temporaryFolder();
const site = (name: string) => path.join(folder, "site", name);
const cache = () => path.join(folder, "cache");
const run = () => compressFolder(path.join(folder, "site"), cache());
const page = "<p>A page of some length.</p>".repeat(100);

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
  expect(brotliDecompressSync(readFileSync(site("index.html.br"))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(site("hi/index.html.gz"))).toString()).toBe(page);
  const [br, gzip] = ["index.html.br", "index.html.gz"].map((name) => statSync(site(name)).size);
  expect(report).toMatchObject({
    files: 2,
    bytes: 2 * page.length,
    bytesIn: { br: 2 * (br ?? 0), gzip: 2 * (gzip ?? 0) },
  });
});

it("compresses changed files, and replaces invalid compressed files", async () => {
  await run();
  writeFileSync(site("index.html"), `${page}changed`);
  writeFileSync(site("hi/index.html.br"), "");
  await run();
  expect(gunzipSync(readFileSync(site("index.html.gz"))).toString()).toBe(`${page}changed`);
  expect(brotliDecompressSync(readFileSync(site("hi/index.html.br"))).toString()).toBe(page);
});

it("uses a cached file only if it decodes to the same bytes", async () => {
  await run();
  const files = readdirSync(cache()).map((name) => path.join(cache(), name));
  expect(files).toHaveLength(2);
  const whole = files.map((file) => readFileSync(file));
  const times = files.map((file) => statSync(file).ctimeMs);
  await run();
  expect(files.map((file) => statSync(file).ctimeMs)).toEqual(times);
  for (const broken of [Buffer.of(), whole[0]?.subarray(0, 20) ?? Buffer.of(), Buffer.from("other")]) {
    for (const file of files) writeFileSync(file, broken);
    await run();
    expect(files.map((file) => readFileSync(file))).toEqual(whole);
    expect(brotliDecompressSync(readFileSync(site("index.html.br"))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(site("index.html.gz"))).toString()).toBe(page);
  }
});

it("compresses rarely requested files faster, even if a popular file has the same content", async () => {
  const words = readFileSync("package-lock.json", "utf8").slice(0, 100_000);
  const files = ["orders/index.html", "orders/page/2/index.html", "admin/editor.js"];
  for (const name of files) {
    mkdirSync(path.dirname(site(name)), { recursive: true });
    writeFileSync(site(name), words);
  }
  await run();
  const [list, page2, editor] = files.map((name) => readFileSync(site(`${name}.br`)));
  expect(list?.length).toBeLessThan(page2?.length ?? 0);
  expect(page2?.length).toBeLessThan(editor?.length ?? 0);
  expect(brotliDecompressSync(page2 ?? Buffer.of()).toString()).toBe(words);
});

it("removes compressed files of files that no longer exist or are too short", async () => {
  await run();
  rmSync(site("index.html"));
  writeFileSync(site("hi/index.html"), "now short");
  await run();
  expect(readdirSync(site("")).sort()).toEqual(["hi", "photo.png", "short.txt"]);
  expect(readdirSync(site("hi"))).toEqual(["index.html"]);
  expect(readdirSync(cache())).toEqual([]);
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
});

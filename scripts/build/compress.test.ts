import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "./compress";
import { formsIn } from "./forms";

let folder = "";
const kept = () => path.join(folder, "kept");
const site = (name: string) => path.join(folder, "site", name);
const run = () => compressFolder(path.join(folder, "site"), formsIn(kept()));
const page = "<p>A page of some length.</p>".repeat(100);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compressed-site-"));
  mkdirSync(site("hi"), { recursive: true });
  writeFileSync(site("index.html"), page);
  writeFileSync(site("hi/index.html"), page);
  writeFileSync(site("short.txt"), "short");
  writeFileSync(site("photo.png"), Buffer.alloc(5000));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("writes both forms beside every text of some size, and beside nothing else", async () => {
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

it("gives a form its file's time, also when the same content is written anew", async () => {
  for (const second of [1_700_000_000, 1_800_000_000]) {
    utimesSync(site("index.html"), second, second);
    await run();
    expect(statSync(site("index.html.br")).mtime.getTime()).toBe(second * 1000);
  }
});

it("compresses only what changed", async () => {
  expect((await run()).made).toBeGreaterThan(0);
  expect((await run()).made).toBe(0);
  writeFileSync(site("index.html"), `${page}changed`);
  expect((await run()).made).toBe(2);
  expect(gunzipSync(readFileSync(site("index.html.gz"))).toString()).toBe(`${page}changed`);
});

it("finds what was compressed ahead", async () => {
  for (const earlier of ["none", "that of a build before"]) {
    await formsIn(kept()).of(Buffer.from(page), "/hi/index.html");
    expect([earlier, readdirSync(kept()).length]).toEqual([earlier, 2]);
  }
  expect((await run()).made).toBe(0);
  expect(gunzipSync(readFileSync(site("index.html.gz"))).toString()).toBe(page);
});

it("takes less time over what few ask for, beside the same content that many do", async () => {
  const words = readFileSync("package-lock.json", "utf8").slice(0, 100_000);
  const files = ["orders/index.html", "orders/page/2/index.html", "admin/editor.js"];
  for (const name of files) {
    mkdirSync(path.dirname(site(name)), { recursive: true });
    writeFileSync(site(name), words);
  }
  await formsIn(kept()).of(Buffer.from(words), "/admin/editor.js");
  await run();
  const [list, page2, editor] = files.map((name) => readFileSync(site(`${name}.br`)));
  expect(page2?.equals(editor ?? Buffer.of())).toBe(true);
  expect(list?.length).toBeLessThan(page2?.length ?? 0);
  expect(brotliDecompressSync(page2 ?? Buffer.of()).toString()).toBe(words);
});

it("makes again a form that was lost", async () => {
  await run();
  rmSync(site("index.html.br"));
  expect((await run()).made).toBe(0);
  expect(existsSync(site("index.html.br"))).toBe(true);
});

it("removes what belongs to no file any longer", async () => {
  await run();
  rmSync(site("index.html"));
  writeFileSync(site("hi/index.html"), "now short");
  await run();
  expect(readdirSync(site("")).sort()).toEqual(["hi", "photo.png", "short.txt"]);
  expect(readdirSync(site("hi"))).toEqual(["index.html"]);
  expect(readdirSync(kept())).toEqual([]);
});

it("never dates a form before its file, which a server would take for one of an earlier build", async () => {
  const names = Array.from({ length: 40 }, (_, index) => `page-${index}.html`);
  names.forEach((name, index) => {
    writeFileSync(site(name), page);
    // A fraction of a second that no binary number holds exactly, for most of them.
    const time = 1_795_306_615 + (index * 25 + 12) / 1000;
    utimesSync(site(name), time, time + 0.000_2);
  });
  await run();
  const milliseconds = (name: string) => Math.floor(statSync(site(name)).mtimeMs);
  const early = names.filter((name) => milliseconds(`${name}.br`) < milliseconds(name));
  expect(early).toEqual([]);
  const made = names.map((name) => statSync(site(`${name}.br`)).ctimeMs);
  await run();
  // What is there already is left as it is.
  expect(names.map((name) => statSync(site(`${name}.br`)).ctimeMs)).toEqual(made);
});

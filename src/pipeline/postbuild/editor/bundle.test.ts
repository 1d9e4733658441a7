import { brotliCompressSync } from "node:zlib";
import en from "../../../messages/en.json";
import { bundleEditor, type EditorBundle, ofCommands } from "./bundle";

let bundle: EditorBundle;
beforeAll(async () => {
  bundle = await bundleEditor((_inputs, make) => make());
});

test("no script of the project has a lookbehind, with which Safari before 16.4 would refuse it", () => {
  const names = [...bundle.keys()].map((name) => name.split(".")[0]);
  expect(names).toEqual(expect.arrayContaining(["batch", "form", "health", "requests"]));
  for (const [name, code] of bundle) {
    // The YAML parser tries one and does without.
    const own = code.replace(/try\{\w=new RegExp\("\(\?<!\[ \t\]\)\[ \t\]\+\$"\).*?catch/gu, "");
    expect([name, /.{20}\(\?<[=!].{20}/u.exec(own)?.[0]]).toEqual([name, undefined]);
  }
});

test("the reader of PDFs and the unused messages of zod are in no script that opens a page", () => {
  const withReader = [...bundle].flatMap(([name, code]) => (code.includes("PDFWorker") ? [name] : []));
  expect(withReader).toEqual([expect.stringMatching(/^(?:part|read-document)\./u)]);
  expect([...bundle].filter(([, code]) => code.includes("Ungültige Eingabe"))).toEqual([]);
});

test("no script of the editor uses a message that only commands have", () => {
  const keys = Object.keys(en).filter((key) => ofCommands.test(key));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => [...bundle.values()].some((code) => code.includes(`"${key}"`)))).toEqual([]);
});

/** The scripts that read documents, Word files, scans and photographs or place several files, which load for such files. */
const isReader = (code: string) =>
  /PDFWorker|mammoth|DCTDecode|[("](?:light\.(?:discard|keep)|place\.ask|document-formula)[")](?!:)/u.test(code);

/** Lists what a script loads, at once or later, without the readers of files. */
function listLoaded(name: string, found = new Set<string>()): Set<string> {
  const code = bundle.get(name) ?? "";
  if (found.has(name) || isReader(code)) return found;
  found.add(name);
  for (const [, other = ""] of code.matchAll(/"\.\/([^"]+\.js)"/gu)) listLoaded(other, found);
  return found;
}

test("the form with its preview and rich text, and the whole desk, are within their budgets", () => {
  const scripts = [...bundle].filter(([name]) => name.endsWith(".js"));
  const form = listLoaded(scripts.find(([name]) => name.startsWith("form."))?.[0] ?? "");
  const sent = [...form].map((name) => brotliCompressSync(bundle.get(name) ?? "").length);
  const raw = scripts.filter(([, code]) => !isReader(code)).map(([, code]) => Buffer.byteLength(code));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  expect(form.size).toBeGreaterThan(10);
  expect(sum(sent)).toBeLessThanOrEqual(452_000);
  expect(sum(raw)).toBeLessThanOrEqual(1_700_000);
});

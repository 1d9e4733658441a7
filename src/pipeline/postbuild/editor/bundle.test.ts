import { bundleEditor, type EditorBundle } from "./bundle";

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

import { rmSync } from "node:fs";
import path from "node:path";
import { order, sampleFiles } from "../../tests/cases/sample";
import { commitAll, gitIn } from "../../tests/create/example";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { readProblems } from "../check";
import { describeRequest } from "./describe-request";

const root = temporaryFolder();
const write = writerIn(root);

/** Describes the request that changes some files of the sample; null deletes a file. */
async function describe(changes: Readonly<Record<string, string | null>>, run?: string): Promise<string> {
  gitIn(root, "init", "--quiet");
  for (const [file, text] of Object.entries(sampleFiles)) write(file, text);
  const base = commitAll(root);
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) rmSync(path.join(root, file));
    else write(file, text);
  }
  commitAll(root);
  const { problems } = await readProblems({ root, environment: {} });
  return describeRequest({ root, base, problems, run });
}

/** The text of an order with another subject, and with more lines. */
const changedOrder = (more = "") => `${order.replace(/^subject: .*$/mu, "subject: finance")}${more}`;

test("describes entries by fields, documents and other files, in Hindi and English", async () => {
  const said = await describe(
    {
      "content/orders/order-1.yaml": changedOrder(),
      "content/orders/order-2.yaml": order.replace("key: order-1", "key: order-2"),
      "content/results/result-1.yaml": null,
      "static/documents/new.pdf": "%PDF-1.7",
      "static/documents/order-1.pdf": "%PDF-1.7 replaced",
      "src/code.ts": "changed",
    },
    "https://host.example/runs/42",
  );
  const [, hindi = "", english = "", others = ""] = said.split("\n### ");
  expect(hindi).toMatch(/^हिन्दी\n\n- \*\*बदली – शासनादेश: .+\*\*\n {2}- विषय: <del>.+<\/del> <ins>वित्त<\/ins>\n/u);
  expect(english).toMatch(
    /^English\n\n- \*\*Changed – Government orders: .+\*\*\n {2}- Subject: <del>.+<\/del> <ins>Finance<\/ins>\n/u,
  );
  expect(english).toMatch(/- \*\*New – Government orders: .+\*\*\n {2}- .+: <ins>/u);
  expect(english).toContain("- **Deleted – Results: ");
  expect(english).toContain("- **New document: new.pdf**\n  - Warning: ");
  expect(english).toContain("- **Replaced document: order-1.pdf**");
  expect(others).toMatch(/^अन्य फ़ाइलें · Other files\n\n- `src\/code\.ts` \(नई · new\)\n/u);
  expect(others).toContain("https://host.example/runs/42");
});

test("reports warnings about files of the request alone, and errors of all files, which it may cause", async () => {
  const warned = await describe({ "content/orders/order-1.yaml": changedOrder() });
  expect(warned).not.toContain("Warning: ");
  const wrong = await describe({
    "content/orders/order-2.yaml": changedOrder("number: [\n"),
    "static/documents/order-1.pdf": null,
  });
  expect(wrong).toMatch(/\*\*New – Government orders: order-2\*\*\n {2}- Error: /u);
  expect(wrong).toContain("- **Deleted document: order-1.pdf**");
  expect(wrong).toMatch(/^- “Government orders: order-1”: Error: Document: /mu);
});

test("contains no markup, link or mention from a text of the request", async () => {
  const hostile = "<img src=x> ![a](https://evil.example) @everyone #12 `x` **b**\\n\\n# Heading";
  const said = await describe({
    "content/orders/order-1.yaml": order.replace(/^ {2}en: .*$/mu, `  en: "${hostile}"`),
    "x`](a).txt": "x",
  });
  expect(said).not.toMatch(/(?<!\\)<(?!\/?(?:del|ins|br)>)|(?<!\\)!?\[|@e|#12|\n# /u);
  expect(said).toContain("\\<img src=x\\>");
  expect(said).toContain("- `x'](a).txt`");
});

test("fits in a comment however much changes, and counts what it leaves out", async () => {
  const orders = Array.from({ length: 300 }, (_, index) => [
    `content/orders/many-${index}.yaml`,
    order.replace("key: order-1", `key: many-${index}`),
  ]);
  const codes = Array.from({ length: 300 }, (_, index) => [`src/${"long-name-".repeat(8)}${index}.ts`, "x"]);
  const said = await describe(Object.fromEntries([...orders, ...codes]));
  expect(said.length).toBeLessThan(65_000);
  expect(said).toMatch(/\d{2,3} more changes are in the files/u);
  expect(said).toContain("250 more changes are in the files");
});

test("says that no entry and no document changes", async () => {
  const said = await describe({ "README.md": "Read me" });
  expect(said).toContain("No entry and no document changes.");
});

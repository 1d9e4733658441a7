import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content";
import { formatMessage } from "../../src/messages";
import { councilFolder } from "../../tests/site/council";
import { temporaryFolder } from "../../tests/temporary-folder";
import { removeFromContent } from "../withdraw";

const root = temporaryFolder();
beforeEach(() => {
  cpSync(councilFolder, root, { recursive: true });
});

const errors = () =>
  readContent(root)
    .problems.filter(({ severity }) => severity !== "warning")
    .map(({ file, message }) => `${file}: ${formatMessage(message, "en")}`);
const orders = () => readdirSync(path.join(root, "content/orders"));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Finds an order of the test council with exactly one document, and the document's name. */
function findOrder(): { readonly file: string; readonly name: string } {
  for (const order of orders()) {
    const file = `content/orders/${order}`;
    const name = /^document: (\S+)$/mu.exec(read(file))?.[1];
    if (name && !read(file).includes("otherLanguages")) return { file, name };
  }
  throw new Error("No order of the council for tests has a document.");
}

test("preserves the entry without the document and adds the day of withdrawal", () => {
  const before = errors();
  const { file, name } = findOrder();
  const text = read(file);
  expect(removeFromContent(root, name, "2027-01-15")).toEqual({ changed: [file], linked: [] });
  expect(read(file)).toContain("The document was withdrawn.");
  for (const line of text.split("\n").filter((one) => !one.startsWith("document:"))) expect(read(file)).toContain(line);
  expect(errors()).toEqual(before);
});

test("removes the text of a withdrawn document", () => {
  const { file, name } = findOrder();
  writeFileSync(path.join(root, file), `${read(file)}body:\n  en: Particulars of pupils.\nprinted: 0123456789abcdef\n`);
  removeFromContent(root, name, "2027-01-15");
  expect(read(file)).not.toMatch(/Particulars|^body|^printed/mu);
});

test("refuses a withdrawn document that is added again", () => {
  const { name } = findOrder();
  removeFromContent(root, name, "2027-01-15");
  writeFileSync(path.join(root, "static/documents", name), "%PDF-1.7");
  expect(errors().join("\n")).toContain(`${name}: this document was withdrawn on 2027-01-15`);
});

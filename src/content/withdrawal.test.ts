import { changedSample, readChanged } from "../../tests/cases/folder";
import { sampleFiles } from "../../tests/cases/sample";
import { formatMessage } from "../messages";
import { applyChanges, withdrawDocument, withdrawEntry } from "./withdrawal";

const order = "content/orders/order-1.yaml";
const page = "content/pages/rti.yaml";
const written = String(sampleFiles[order]).replace(/^document: .*\n/mu, "");
const pdf = sampleFiles["static/documents/order-1.pdf"] ?? "";

/** Withdraws `order-1.pdf` from the sample with some changes. Returns the errors of the content check, and the files. */
function withdraw(changes: Record<string, string | Uint8Array>) {
  const before = changedSample({ [order]: `${written}document: order-1.pdf\n`, ...changes });
  const after = applyChanges(before, withdrawDocument(before, { name: "order-1.pdf", day: "2027-01-15" }));
  const text = (file: string) => new TextDecoder().decode(after.get(file)?.read());
  const contents = Array.from(after, ([file, { read }]): [string, Uint8Array] => [file, read()]);
  const removed = [...before.keys()].filter((file) => !after.has(file)).map((file): [string, null] => [file, null]);
  const { problems } = readChanged(Object.fromEntries([...contents, ...removed]));
  const errors = problems.filter(({ severity }) => severity !== "warning");
  return {
    text,
    files: [...after.keys()],
    errors: errors.map((one) => `${one.file}: ${formatMessage(one.message, "en")}`),
  };
}

test.each<[string, Record<string, string | Uint8Array>, string, RegExp]>([
  ["an entry, which gets a note", {}, order, /note:\n\s+en: The document was withdrawn\./u],
  [
    "the text of an entry",
    { [order]: `${written}document: order-1.pdf\nbody: {en: Particulars of pupils.}\n` },
    order,
    /^(?![\s\S]*Particulars)/u,
  ],
  [
    "an entry that has the document in another language",
    {
      [order]: `${written}document: order-1.pdf\notherLanguages: {hi: order-1-hi.pdf}\n`,
      "static/documents/order-1-hi.pdf": pdf,
    },
    order,
    /^document: order-1-hi\.pdf$/mu,
  ],
  [
    "redirects",
    { "content/redirects.csv": 'from,to\r\n/a,rti\r\n"/b,c",document:order-1.pdf\r\n/d,rti\r\n' },
    "content/redirects.csv",
    /^from,to\r\n\/a,rti\r\n\/d,rti\r\n$/u,
  ],
  [
    "links in texts",
    {
      [page]: `${sampleFiles[page]}body: {en: "See [the order](/documents/order-1.pdf).", hi: आदेश देखें।, sa: आदेशं पश्यत।}\n`,
    },
    page,
    /See the order\./u,
  ],
  [
    "links in rare forms",
    {
      [page]: `${sampleFiles[page]}body: {en: "See [the order][1].\\n\\n[1]: /documents/order-1.pdf", hi: आदेश देखें।, sa: आदेशं पश्यत।}\n`,
    },
    page,
    /\[1\]: route:home/u,
  ],
])("withdraws a document from %s, and the content check accepts the rest", (_where, changes, file, expected) => {
  const { text, files, errors } = withdraw(changes);
  expect(errors).toEqual([]);
  expect(text(file)).toMatch(expected);
  expect(files).not.toContain("static/documents/order-1.pdf");
});

test("withdraws an entry with the documents that it alone names, and lists each", () => {
  const other = String(sampleFiles[order])
    .replaceAll("order-1", "order-2")
    .replace(/^number: .*$/mu, "number: 13/2024");
  const shared = {
    "static/documents/shared.pdf": pdf,
    "content/orders/order-2.yaml": `${other}`.replace(/^document: .*$/mu, "document: shared.pdf"),
  };
  const before = changedSample({
    [order]: `${written}document: order-1.pdf\notherLanguages: {hi: shared.pdf}\n`,
    ...shared,
  });
  const changes = withdrawEntry(before, {
    name: "orders/order-1",
    day: "2027-01-15",
    by: "clerk",
    reason: "Issued by mistake",
  });
  const list = "content/.published/withdrawn";
  expect(changes.get(order)).toBeNull();
  expect(changes.get("static/documents/order-1.pdf")).toBeNull();
  expect(changes.has("static/documents/shared.pdf")).toBe(false);
  expect(changes.get(`${list}/orders/order-1.txt`)).toBe("orders/order-1 2027-01-15 clerk Issued by mistake\n");
  expect(changes.get(`${list}/order-1.pdf.txt`)).toBe("order-1.pdf 2027-01-15 clerk Issued by mistake\n");
  const after = applyChanges(before, changes);
  expect([...after.keys()]).not.toContain(order);
});

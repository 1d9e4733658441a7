import { stringify } from "yaml";
import type * as z from "zod";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { getMinuteInIndia } from "../language/dates";
import { collections } from "../schema/collections";
import { getDescription } from "../schema/description";
import type { Kind } from "../schema/kind";
import { type KindName, kinds } from "../schema/kinds";
import { listProjectFiles, readEntries } from "./disk";
import { findLastDue, findScheduled, listDueMoments } from "./scheduled";

const root = temporaryFolder();

const write = writerIn(root);

const scheduledAt = (moment: string) => findScheduled(listProjectFiles(root), readEntries(root), moment);

const late = "content/orders/late.yaml";

function store(...documents: readonly string[]): void {
  for (const name of documents) write(`static/documents/${name}`, "%PDF-1.7");
}

it("omits an entry until its day begins at midnight in India", () => {
  write(late, "key: late\npublishOn: 2027-01-15\n");
  const at = (moment: string) => scheduledAt(getMinuteInIndia(new Date(moment))).entries;
  expect(at("2027-01-14T18:29:59.999Z")).toEqual([late]);
  expect(at("2027-01-14T18:30:00.000Z")).toEqual([]);
});

it.each(["publishAt: 17:30", "publishAt: '17:30'"])("omits an entry until its minute in India: %s", (time) => {
  write(late, `key: late\npublishOn: 2027-01-15\n${time}\n`);
  const at = (moment: string) => scheduledAt(getMinuteInIndia(new Date(moment))).entries;
  expect(at("2027-01-15T11:59:59.999Z")).toEqual([late]);
  expect(at("2027-01-15T12:00:00.000Z")).toEqual([]);
});

it("finds the last minute of a day at which an entry became due", () => {
  write(late, "key: late\npublishOn: 2027-01-15\npublishAt: 17:30\n");
  write("content/notices/soon.yaml", "key: soon\npublishOn: 2027-01-15\npublishAt: 10:00\n");
  write("content/orders/old.yaml", "key: old\npublishOn: 2026-01-15\npublishAt: 23:00\n");
  const at = (moment: string) => findLastDue(readEntries(root), moment);
  expect(["09:59", "10:00", "17:29", "17:31"].map((time) => at(`2027-01-15T${time}`))).toEqual([
    "2027-01-15T00:00",
    "2027-01-15T10:00",
    "2027-01-15T10:00",
    "2027-01-15T17:30",
  ]);
  expect(at("2027-01-16T08:00")).toBe("2027-01-16T00:00");
});

it.each(['"publish\\x4Fn": 2027-01-15', "publishOn : 2027-01-15 # from this day", "? publishOn\n: 2027-01-15"])(
  "reads %s",
  (line) => {
    write(late, `key: late\n${line}\n`);
    expect(scheduledAt("2027-01-14T23:59").entries).toEqual([late]);
    expect(listDueMoments(readEntries(root))).toEqual(["2027-01-15T00:00"]);
  },
);

it("includes entries without a publication date, or with an empty or invalid one", () => {
  write("content/orders/plain.yaml", "key: plain\n");
  write("content/orders/cleared.yaml", "key: cleared\npublishOn: ''\n");
  write("content/orders/wrong.yaml", "key: wrong\npublishOn: soon\n");
  write("content/orders/unreadable.yaml", "key: [\npublishOn: 2027-01-15\n");
  expect(scheduledAt("2027-01-14T23:59")).toEqual({ entries: [], documents: [] });
});

it("applies only to dated collections", () => {
  write("content/tables/districts/late.yaml", "key: late\npublishOn: 2027-01-15\n");
  expect(scheduledAt("2027-01-14T23:59").entries).toEqual([]);
});

const siteYaml = "siteAddress: https://council.example\n";

/** The values that name `result.pdf`, by kind of field. */
const naming: Readonly<Partial<Record<KindName, readonly unknown[]>>> = {
  document: ["result.pdf", "documents/result.pdf", " /documents/result.pdf"],
  documents: [{ hi: "result.pdf" }],
  picture: ["result.pdf"],
  markdown: [
    { en: "See [the result](/documents/result.pdf)." },
    { sa: "See [the result][r].\n\n[r]: /documents/result.pdf#page=2" },
    { hi: "See [the result](/documents/result&#46;pdf) and [it](/documents/result\\.pdf)." },
    { en: "<https://council.example/documents/result.pdf>" },
  ],
  link: [
    "https://council.example/documents/result.pdf",
    "https://COUNCIL.example:443/documents/%72esult.pdf#page=2",
    "https://council.example/documents/result.0123456789abcdef.pdf",
  ],
};

it("has values for every kind that can name a document", () => {
  const all = Object.entries<Kind>(kinds).filter(([, { names, isMarkdown }]) => names || isMarkdown);
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(naming).toSorted());
});

/** Returns every way in which a collection's entries can name `result.pdf`, as fields with their values. */
function namesIn(schema: z.ZodObject): Record<string, unknown>[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const description = getDescription(field);
    const values =
      description.kind === "list" ? namesIn(description.item).map((item) => [item]) : (naming[description.kind] ?? []);
    return values.map((value) => ({ [name]: value }));
  });
}

const cases = collections.flatMap(({ folder, schema }) =>
  "publishOn" in schema.shape ? namesIn(schema).map((fields) => ({ folder, fields })) : [],
);

it.each(cases)("omits a document named in $folder by $fields", ({ folder, fields }) => {
  store("result.pdf", "other.pdf");
  write("content/site.yaml", siteYaml);
  write(`content/${folder}/late.yaml`, stringify({ key: "late", publishOn: "2027-01-15", ...fields }));
  write("content/orders/other.yaml", "key: other\n# Not static/documents/result.pdf yet\ndocument: other.pdf\n");
  expect(scheduledAt("2027-01-14T23:59").documents).toEqual(["static/documents/result.pdf"]);
  write(`content/${folder}/shown.yaml`, stringify({ key: "shown", ...fields }));
  expect(scheduledAt("2027-01-14T23:59").documents).toEqual([]);
});

it("ignores plain text and URLs of other sites when it looks for document names", () => {
  store("result.pdf");
  write("content/site.yaml", siteYaml);
  write(late, "key: late\npublishOn: 2027-01-15\ndocument: result.pdf\n");
  const fields = { title: { en: "/documents/result.pdf" }, link: "https://other.example/documents/result.pdf" };
  write("content/orders/shown.yaml", stringify({ key: "shown", ...fields }));
  expect(scheduledAt("2027-01-14T23:59").documents).toEqual(["static/documents/result.pdf"]);
});

import { withContent } from "../../tests/cases/folder";
import { order, samplePdf } from "../../tests/cases/sample";
import { listProjectFiles } from "../content";
import { listDueDocuments, requireAll } from "./published-documents";
import { readSiteContent } from "./site-content";

const [one, other] = ["a", "b"].map((name): [string, string] => [`/documents/${name}.pdf`, `/documents/${name}.0.pdf`]);

it("fails a build whose documents differ from those of the folder", () => {
  const all = [one, other].flatMap((pair) => (pair ? [pair] : []));
  expect(() => requireAll(all, all)).not.toThrow();
  expect(() => requireAll([], [])).not.toThrow();
  expect(() => requireAll([], all)).toThrow(/missing: \/documents\/a\.pdf[\s\S]*missing: \/documents\/b\.pdf/u);
  expect(() => requireAll(all, all.slice(1))).toThrow(/not to be published: \/documents\/a\.pdf/u);
  const outdated = all.map(([stable, address]): [string, string] => [stable, address.replace(".0.", ".1.")]);
  expect(() => requireAll(outdated, all)).toThrow(/missing: .*a\.0\.pdf[\s\S]*not to be published: .*a\.1\.pdf/u);
});

it("expects every document of the folder that is due, at the URL of its content", () => {
  const changes = {
    "content/orders/order-1.yaml": `${order}publishOn: 2027-01-15\nbody:\n  en: "[List](/documents/list.pdf)"\n`,
    "static/documents/list.pdf": samplePdf,
    "static/documents/more.pdf": samplePdf,
  };
  withContent(changes, (root) => {
    const files = listProjectFiles(root);
    const documentsAt = (moment: string) => listDueDocuments(files, readSiteContent(files, moment).scheduled);
    const namesAt = (moment: string) => documentsAt(moment).map(([stable]) => stable);
    expect(namesAt("2027-01-14T23:59")).toEqual(["/documents/more.pdf"]);
    expect(namesAt("2027-01-15T00:00")).toEqual([
      "/documents/list.pdf",
      "/documents/more.pdf",
      "/documents/order-1.pdf",
    ]);
    expect(documentsAt("2027-01-14T23:59")[0]?.[1]).toMatch(/^\/documents\/more\.[0-9a-f]{16}\.pdf$/u);
  });
});

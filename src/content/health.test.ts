import { parse } from "yaml";
import { withContent } from "../../tests/cases/folder";
import { order } from "../../tests/cases/sample";
import { productTexts } from "../site/product-content";
import { listProjectFiles } from ".";
import { readEntries } from "./disk";
import { findContentHealth } from "./find-content-health";
import { readHealthComment, toHealthComment } from "./health";
import { computeTextDigest } from "./translations/records";

const about = "content/pages/about.yaml";
const orders = "content/pages/orders.yaml";
const orderFile = "content/orders/order-1.yaml";
const page = (key: string, reviewed: string) =>
  `key: ${key}\ntitle: { en: About, hi: परिचय, sa: परिचयः }\nsummary: { en: Text, hi: पाठ, sa: पाठः }\n${reviewed}`;

function findIn(changes: Readonly<Record<string, string>>, moment: string) {
  return withContent(changes, (root) => findContentHealth(listProjectFiles(root), readEntries(root), moment));
}

test("reports pages for review after a year, pages that change often after three months", () => {
  const changes = {
    [about]: page("about", "reviewed: 2026-01-31\n"),
    [orders]: page("orders", "reviewed: 2026-01-31\n"),
  };
  const reviewsOn = (day: string) =>
    findIn(changes, `${day}T12:00`).flatMap(({ kind, place, since }) =>
      kind === "review" && [about, orders].includes(place) ? [[place, since]] : [],
    );
  expect(reviewsOn("2026-04-30")).toEqual([]);
  expect(reviewsOn("2026-05-01")).toEqual([[orders, "2026-05-01"]]);
  expect(reviewsOn("2027-01-31")).toEqual([
    [about, "2027-01-31"],
    [orders, "2026-05-01"],
  ]);
});

test("reports a page without a review, without a date", () => {
  const found = findIn({ [about]: page("about", "") }, "2026-05-01T12:00");
  expect(found).toContainEqual({
    kind: "review",
    place: about,
    said: { en: expect.stringContaining("never been reviewed"), hi: expect.stringContaining("समीक्षा") },
  });
});

test("counts missing translations per file and language", () => {
  const text = order.replace(/^ {2}sa: .*\n/gmu, "");
  const found = findIn({ [orderFile]: text }, "2026-05-01T12:00").filter(({ place }) => place === orderFile);
  expect(found).toEqual([
    { kind: "translation", place: orderFile, said: expect.objectContaining({ hi: expect.stringContaining("संस्कृत") }) },
  ]);
  expect(found[0]?.said.en).toMatch(/^Sanskrit: \d missing, 0 older/u);
});

test("names the languages of a text that was taken over in another language alone", () => {
  const text = "key: about\ntitle: { en: Who we are }\nreviewed: 2026-04-01\n";
  const found = findIn({ [about]: text }, "2026-05-01T12:00").filter(({ place }) => place === about);
  expect(found.map(({ said }) => said.en)).toEqual([
    expect.stringMatching(/^Hindi: 0 missing, 1 older/u),
    expect.stringMatching(/^Sanskrit: 0 missing, 1 older/u),
  ]);
});

test("shows a text of the product that has changed below the council's, with both", () => {
  const [own, before, now] = [
    "Our title",
    "The title before",
    String(parse(productTexts["pages/about.yaml"] ?? "").title.en),
  ];
  const text = `key: about\ntitle: { en: ${own}, hi: नाम, sa: नाम }\nreviewed: 2026-04-01\n`;
  const findNoted = (below: string) => {
    const note = `product/pages/about en ${computeTextDigest(own)} ${computeTextDigest(below)}\n`;
    const changes = { [about]: text, "content/.translated/pages.about.txt": note };
    return findIn(changes, "2026-05-01T12:00").filter(({ kind }) => kind === "product");
  };
  expect(findNoted(now)).toEqual([]);
  expect(findNoted(before).map(({ place, said }) => [place, said.en])).toEqual([
    [about, expect.stringMatching(new RegExp(`^title\\.en: .*“${now}”.*“${own}”`, "u"))],
  ]);
});

test("does not reveal an entry before its publication", () => {
  const late = "content/orders/order-1.yaml";
  const changes = { [late]: `${order.replace(/^ {2}sa: .*\n/mu, "")}publishOn: 2027-01-15\npublishAt: 17:30\n` };
  const placesAt = (moment: string) => findIn(changes, moment).map(({ place }) => place);
  expect(placesAt("2027-01-15T17:29")).not.toContain(late);
  expect(placesAt("2027-01-15T17:30")).toContain(late);
});

test("stores the list in a comment of an issue with any text", () => {
  const said = { en: "a --> b", hi: "क" };
  const list = { day: "2026-05-01", items: [{ kind: "link" as const, place: "https://a.example/", said }] };
  const text = `${toHealthComment(list)}\n\n# More\n<!-- other -->`;
  expect(text.match(/-->/gu)).toHaveLength(2);
  expect(readHealthComment(text)).toEqual(list);
  expect(readHealthComment("# An issue of somebody")).toBeUndefined();
});

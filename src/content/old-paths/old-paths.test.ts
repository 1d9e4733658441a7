import { readChanged } from "../../../tests/cases/folder";
import { sampleFiles } from "../../../tests/cases/sample";

/** Returns the redirect targets of a sheet's rows, by path. */
function targetsOf(...rows: string[]) {
  const { problems, oldPaths } = readChanged({ "content/redirects.csv": ["from,to", ...rows].join("\r\n") });
  expect(problems).toEqual([]);
  return Object.fromEntries(
    oldPaths.map(({ path, query, to }) => [query === undefined ? path : `${path}?${query}`, decodeURI(to)]),
  );
}

test("redirects to a page, a page in a language, an entry or a document", () => {
  const rows = [
    "/default.aspx,home",
    "/Hindi/rti.html/,/hi/RTI",
    "/Old%20Orders/12.aspx,orders/order-1",
    '"/files/order,12.pdf",document:order-1.pdf',
    "/पुराना,route:results",
    "/a.aspx,/hi/Government-Order/order-1",
    "/Government-Order/order-withdrawn,orders",
  ];
  expect(targetsOf(...rows)).toEqual({
    "/default.aspx": "/",
    "/Hindi/rti.html": "/hi/RTI",
    "/Old Orders/12.aspx": "/Government-Order/order-1",
    "/files/order,12.pdf": "/documents/order-1.pdf",
    "/पुराना": "/Result",
    "/a.aspx": "/hi/Government-Order/order-1",
    "/Government-Order/order-withdrawn": "/Government-Order",
  });
});

test("redirects to the page of a value that entries of a list share", () => {
  const order = String(sampleFiles["content/orders/order-1.yaml"]);
  const orders = ["order-2", "order-3"].map((key): [string, string] => [
    `content/orders/${key}.yaml`,
    order.replaceAll("order-1", key).replace(/^number: .*$/mu, `number: ${key}`),
  ]);
  const [, year = ""] = /^published: "?(\d{4})/mu.exec(order) ?? [];
  const rows = ["from,to", `/a.aspx,orders/${year}`, `/b.aspx,/hi/Government-Order/${year}`, "/c.aspx,orders/1850"];
  const { oldPaths, problems } = readChanged({
    ...Object.fromEntries(orders),
    "content/redirects.csv": rows.join("\n"),
  });
  expect(oldPaths.map(({ to }) => to)).toEqual([`/Government-Order/${year}`, `/hi/Government-Order/${year}`]);
  expect(problems.filter(({ file }) => file === "content/redirects.csv")).toMatchObject([{ line: 4 }]);
});

test("reads a sheet with Hindi titles, and returns no redirects without a sheet", () => {
  expect(readChanged({ "content/redirects.csv": "पुराना पथ,नया पता\n/a,rti\n" }).oldPaths).toEqual([
    { path: "/a", query: undefined, to: "/RTI" },
  ]);
  expect(readChanged({}).oldPaths).toEqual([]);
});

test("accepts any path of another site, decoded as servers compare it", () => {
  const paths = [
    "/छात्रवृत्\u200dति-योजना",
    "/शक\u094d\u200dति",
    "/परीक्षाफल–२०२३",
    "/uploads/principal’s-list.pdf",
    "/old's [1] a:b|c.aspx",
    "/वर्ष “२०२३” — सूची।",
    "/100% {a} $b *c ^d`<e>",
    "/zero\u200bwidth\u00a0space",
    "/a?b#c",
  ];
  const rows = paths.map((path) => `${encodeURIComponent(path).replaceAll("%2F", "/")},rti`);
  expect(Object.keys(targetsOf(...rows))).toEqual(paths);
});

test("redirects a path as written and in composed form, since servers compare bytes", () => {
  expect(Object.keys(targetsOf("/\u0958,rti")).sort()).toEqual(["/\u0915\u093c", "/\u0958"]);
});

test("accepts two paths that differ only in case and share a target", () => {
  expect(targetsOf("/Old,rti", "/old/,rti")).toEqual({ "/Old": "/RTI" });
});

test("selects targets by query, with pairs in any order and more specific queries first", () => {
  const targets = targetsOf(
    "/content.php,home",
    "/content.php?id=12,rti",
    "/content.php?lang=hi&id=12,/hi/RTI",
    "/?page_id=7,results",
    "/view.asp?name=परीक्षा फल,orders",
    "/view.asp?12,orders/order-1",
  );
  expect(Object.entries(targets)).toEqual([
    ["/content.php?id=12&lang=hi", "/hi/RTI"],
    ["/content.php?id=12", "/RTI"],
    ["/?page_id=7", "/Result"],
    [`/view.asp?${new URLSearchParams({ name: "परीक्षा फल" })}`, "/Government-Order"],
    ["/view.asp?12=", "/Government-Order/order-1"],
    ["/content.php", "/"],
  ]);
});

test("allows targets on other sites only if the council names the site", () => {
  const site = sampleFiles["content/site.yaml"];
  const changes = (settings: string) => ({
    "content/site.yaml": `${site}${settings}`,
    "content/redirects.csv": "from,to\n/results.asp,https://results.example/2026?exam=10&cost=$1\n",
  });
  const named = readChanged(changes("redirectSites:\n  - address: https://results.example/\n"));
  expect(named.problems).toEqual([]);
  expect(named.oldPaths.map(({ to }) => to)).toEqual(["https://results.example/2026?exam=10&cost=%241"]);
  expect(readChanged(changes("")).problems.map(({ message }) => message.key)).toEqual(["redirect-site"]);
});

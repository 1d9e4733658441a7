import { readChanged } from "../../../tests/cases/folder";

test("an old path leads to a page, a page in a language, an entry or a document", () => {
  const rows = [
    "from,to",
    "/default.aspx,home",
    "/Hindi/rti.html/,/hi/RTI",
    "/Old%20Orders/12.aspx,orders/order-1",
    '"/files/order,12.pdf",document:order-1.pdf',
    "/पुराना,route:results",
    "/a.aspx,/hi/Government-Order/order-1",
    "/Government-Order/order-withdrawn,orders",
  ];
  const { problems, oldPaths } = readChanged({ "content/redirects.csv": rows.join("\r\n") });
  expect(problems).toEqual([]);
  expect(oldPaths).toEqual({
    "/default.aspx": "/",
    "/Hindi/rti.html": "/hi/RTI",
    "/Old Orders/12.aspx": "/Government-Order/order-1",
    "/files/order,12.pdf": "/documents/order-1.pdf",
    "/पुराना": "/Result",
    "/a.aspx": "/hi/Government-Order/order-1",
    "/Government-Order/order-withdrawn": "/Government-Order",
  });
});

test("a sheet with Hindi titles is read, and a council without one has no old paths", () => {
  expect(readChanged({ "content/redirects.csv": "पुराना पथ,नया पता\n/a,rti\n" }).oldPaths).toEqual({ "/a": "/RTI" });
  expect(readChanged({}).oldPaths).toEqual({});
});

test("accepts whatever the address of another site can have, decoded as servers compare it", () => {
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
  const { problems, oldPaths } = readChanged({ "content/redirects.csv": ["from,to", ...rows].join("\n") });
  expect(problems).toEqual([]);
  expect(Object.keys(oldPaths)).toEqual(paths);
});

test("redirects a path as it was written and in its composed form, since servers compare bytes", () => {
  const { problems, oldPaths } = readChanged({ "content/redirects.csv": "from,to\n/\u0958,rti\n" });
  expect(problems).toEqual([]);
  expect(Object.keys(oldPaths).sort()).toEqual(["/\u0915\u093c", "/\u0958"]);
});

test("accepts two paths that differ in case alone and have one target", () => {
  const { problems, oldPaths } = readChanged({ "content/redirects.csv": "from,to\n/Old,rti\n/old/,rti\n" });
  expect(problems).toEqual([]);
  expect(oldPaths).toEqual({ "/Old": "/RTI", "/old": "/RTI" });
});

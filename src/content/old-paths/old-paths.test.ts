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

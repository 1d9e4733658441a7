import { withContent } from "../../tests/cases/folder";
import { order } from "../../tests/cases/sample";
import { listProjectFiles } from "../content";
import { omitScheduled } from "./old-paths";
import { readSiteContent } from "./site-content";

const body = 'body:\n  en: "See [the list](/documents/list.csv)."\n';
const changes = {
  "content/orders/order-1.yaml": `${order}publishOn: 2027-01-15\n${body}`,
  "static/documents/list.csv": "name\nA",
  "content/redirects.csv": `from,to
/a,orders/order-1
/b,/hi/Government-Order/order-1
/c,document:list.csv
/d,document:order-1.pdf
/e,orders
`,
};

it("omits redirects to an entry and its documents until they are due", () => {
  withContent(changes, (root) => {
    const pathsAt = (moment: string) => {
      const { oldPaths, scheduled } = readSiteContent(listProjectFiles(root), moment);
      return omitScheduled(oldPaths, scheduled).map((one) => one.path);
    };
    expect(pathsAt("2027-01-14T23:59")).toEqual(["/e"]);
    expect(pathsAt("2027-01-15T00:00")).toEqual(["/a", "/b", "/c", "/d", "/e"]);
  });
});

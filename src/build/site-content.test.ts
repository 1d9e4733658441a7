import { withContent } from "../../tests/cases/folder";
import { order } from "../../tests/cases/sample";
import { listProjectFiles } from "../content";
import { readSiteContent } from "./site-content";

const late = "content/orders/order-1.yaml";
const changes = { [late]: `${order}publishOn: 2027-01-15\npublishAt: 17:30\n` };

it("assesses no text of an entry before its time, so that the report on translations cannot name it", () => {
  withContent(changes, (root) => {
    const filesAt = (moment: string) => readSiteContent(listProjectFiles(root), moment).texts.map(({ file }) => file);
    expect(filesAt("2027-01-15T17:29")).not.toContain(late);
    expect(filesAt("2027-01-15T17:30")).toContain(late);
    expect(filesAt("2027-01-15T17:29").length).toBeGreaterThan(0);
  });
});

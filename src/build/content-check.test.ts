import { withContent } from "../content/fixtures/folder";
import { order } from "../content/fixtures/sample";
import { readTexts } from "../content/translations";
import { assessShown } from "./content-check";

const late = "content/orders/order-1.yaml";
const changes = { [late]: `${order}publishOn: 2027-01-15\n` };

it("assesses no text of an entry before its day, so that the report on translations cannot name it", () => {
  withContent(changes, (root) => {
    const filesOn = (day: string) => assessShown(root, day, readTexts(root)).map(({ file }) => file);
    expect(filesOn("2027-01-14")).not.toContain(late);
    expect(filesOn("2027-01-15")).toContain(late);
    expect(filesOn("2027-01-14").length).toBeGreaterThan(0);
  });
});

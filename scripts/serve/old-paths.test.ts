import { writeFileSync } from "node:fs";
import path from "node:path";
import { oldPathsFile } from "../../src/site/old-paths";
import { serveSite } from "./fixture";

const { root, ask } = serveSite();
const leads = { "/Old Orders/12.aspx": "/Government-Order#order-1", "/पुराना": "/Result", "/RTI": "/" };

beforeAll(() => writeFileSync(path.join(root, oldPathsFile), JSON.stringify(leads)));

it.each(["/Old%20Orders/12.aspx", "/Old%20Orders/12.aspx/", "/Old%20Orders/12.aspx?id=3"])(
  "leads %s to the entry for good",
  async (target) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([301, "/Government-Order#order-1"]);
  },
);

it("knows paths in Devanagari", async () => {
  const { status, headers } = await ask(encodeURI("/पुराना"));
  expect([status, headers.location]).toEqual([301, "/Result"]);
});

it("never leads away from a page that is there, and does not serve the list", async () => {
  expect((await ask("/RTI")).status).toBe(200);
  expect((await ask(oldPathsFile)).status).toBe(404);
  expect((await ask("/Old%20Orders/13.aspx")).status).toBe(404);
});

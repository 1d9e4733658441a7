import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { stampGatsbyCache } from "../../src/pipeline/gatsby-cache";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { isBuilt, readInputs, recordBuild } from "./last-build";

const project = temporaryFolder();
const write = writerIn(project);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2027-01-15T04:00:00Z"), doNotFake: ["nextTick", "queueMicrotask"] });
  write("src/site/paths.ts", "one");
  write("content/orders/due.yaml", "key: due\npublishOn: 2027-01-15\npublishAt: 17:30\n");
  write("static/documents/order.pdf", "%PDF");
  write("public/index.html", "a page");
  write("editor/repository.json", "{}");
  mkdirSync(path.join(project, ".cache"), { recursive: true });
  stampGatsbyCache(project);
  recordBuild(project, readInputs(project, project));
});
afterEach(() => jest.useRealTimers());

test("a site whose content, code and pages are unchanged is not built again", () => {
  expect(isBuilt(project, project)).toBe(true);
});

test.each<[string, () => void]>([
  ["content changed", () => write("content/orders/due.yaml", "key: due\n")],
  ["a document was added", () => write("static/documents/new.pdf", "%PDF")],
  ["code changed", () => write("src/site/paths.ts", "two")],
  ["a page was lost", () => rmSync(path.join(project, "public/index.html"))],
  ["another build has run", () => write(".cache/build", "other\nother")],
  ["the last build did not end", () => rmSync(path.join(project, ".cache/build"))],
  ["the record was cut off", () => write(".cache/started", "abc")],
  ["the site was built for others", () => (process.env.GATSBY_OFFLINE = "off")],
  ["an entry has become due", () => jest.setSystemTime(new Date("2027-01-15T12:00:00Z"))],
  ["a day has begun in India", () => jest.setSystemTime(new Date("2027-01-15T18:30:00Z"))],
])("is built again after %s", (_what, change) => {
  change();
  expect(isBuilt(project, project)).toBe(false);
  delete process.env.GATSBY_OFFLINE;
});

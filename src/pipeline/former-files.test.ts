import path from "node:path";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { removeFormerFiles } from "./before-build";
import { listFiles } from "./published-folder";

const published = temporaryFolder();

const write = writerIn(published);

/** Files that Gatsby writes only when they change. */
const pages = [
  "index.html",
  "RTI/index.html",
  "hi/Result/index.html",
  "sa/School/School-List/page/3/index.html",
  "404.html",
  "hi/404.html",
  "page-data/app-data.json",
  "page-data/RTI/page-data.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
];

it("preserves pages, which Gatsby does not rewrite, and removes files whose content may be withdrawn", () => {
  const others = [
    "documents/withdrawn.pdf",
    "documents/corrected.0123456789abcdef.pdf",
    "documents/.htaccess",
    "withdrawn.svg",
    "notice/index.html",
    "notice.html",
    "RTI/index.html.br",
    "feeds/all.xml",
    "hi/share/order-of-an-entry-gone.png",
    "lists/schools.json",
    "search/en.json",
    "admin/index.html",
    "app-0123456789abcdef0123.js",
    "app-0123456789abcdef0123.js.map",
    "_documents.json",
  ];
  for (const file of [...pages, ...others]) write(file, "of the build before");
  removeFormerFiles(published);
  expect(listFiles(published).sort()).toEqual([...pages].sort());
});

it("accepts a folder that does not exist yet", () => {
  expect(() => removeFormerFiles(path.join(published, "none"))).not.toThrow();
});

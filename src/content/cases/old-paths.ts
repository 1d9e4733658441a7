import type { WrongFiles } from "./wrong-file";

const file = "content/redirects.csv";

/** A sheet of old paths with these rows after its titles, and what is said of them by line. */
function withRows(mistake: string, rows: string, ...says: readonly (readonly [number, string])[]): WrongFiles {
  const lines = says.map(([line, sentence]) => `${file}:${line}:1  file: ${sentence}`);
  return { mistake, changes: { [file]: `from,to\n${rows}\n` }, says: lines };
}

/** The paths of an earlier site. */
export const wrongAsOldPaths: readonly WrongFiles[] = [
  {
    mistake: "a sheet without titles",
    changes: { [file]: "/old.aspx,rti\n" },
    says: [`${file}:1:1  file: the first row must name the two columns; write from,to`],
  },
  withRows("a quotation mark that is not closed", '"/old,rti', [
    2,
    "the rows cannot be read from here on; write each as from,to and close every quotation mark",
  ]),
  withRows("an unknown page", "/old.aspx,rti\n/new.aspx,rto", [
    3,
    "the site has no page, entry or document rto; perhaps rti is meant",
  ]),
  withRows("a target of no kind", "/old.aspx,somewhere-else-entirely", [
    2,
    "the site has no page, entry or document somewhere-else-entirely; write a page such as rti, an entry such as orders/order-1, or document: and a file's name",
  ]),
  withRows("a path without a slash", "old.aspx,rti", [
    2,
    "old.aspx cannot be an old path; begin it with a slash and leave out the site's name, what follows a ? or #, and signs such as $ or %",
  ]),
  withRows("a path that the site has", "/rti/,home", [
    2,
    "/rti/ is a page of this site, so it cannot lead elsewhere; remove this row",
  ]),
  withRows("the same path twice", "/old.aspx,rti\n/old.aspx/,home", [
    3,
    "/old.aspx/ stands already in line 2; remove one of the two",
  ]),
  withRows("a chain", "/a,/b\n/b,rti", [2, "/b is itself an old path; write where it leads: rti"]),
  withRows(
    "a circle",
    "/a,/b\n/b,/a",
    [2, "/b leads back to this row in a circle; write a page, an entry or a document"],
    [3, "/a leads back to this row in a circle; write a page, an entry or a document"],
  ),
];

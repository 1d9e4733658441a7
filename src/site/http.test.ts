import { findMeantDocument, findRedirect, stripTrailingSigns } from "./http";

it.each([
  ["/RTI", "/RTI"],
  ["/", ""],
  ["/index.html", ""],
  ["/RTI/index.html).", "/RTI"],
  ["/RTI//index.html//", "/RTI"],
  ["/RTI/index.html/index.html", "/RTI/index.html"],
  ["/RTI/index.htmlx", "/RTI/index.htmlx"],
  ["/RTI।\u200d", "/RTI"],
])("removes the end of %j", (path, bare) => {
  expect(stripTrailingSigns(path)).toBe(bare);
});

it.each([".", "/", "/index.html", "/.", "/page/0", "a.b"])(
  "takes no more than time for each %j of a long path",
  (part) => {
    // By the square of its length this would take hours.
    const path = `/documents/a${part.repeat(100_000)}\n`;
    expect([findRedirect(path), findMeantDocument(path)]).toEqual([undefined, undefined]);
  },
);

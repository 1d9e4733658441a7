// Calls with their results are in tests/tables/other.yaml.
import { findMeantDocument, findRedirect } from "./http";

it.each([".", "/", "/index.html", "/.", "/page/0", "a.b"])(
  "takes no more than time for each %j of a long path",
  (part) => {
    // By the square of its length this would take hours.
    const path = `/documents/a${part.repeat(100_000)}\n`;
    expect([findRedirect(path), findMeantDocument(path)]).toEqual([undefined, undefined]);
  },
);

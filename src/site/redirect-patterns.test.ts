import fastCheck from "fast-check";
import { findCanonicalPath, listAllPages } from "./paths";
import { createRedirectPatterns } from "./redirect-patterns";

const patterns = createRedirectPatterns().map(({ pattern, page }) => ({ pattern: new RegExp(pattern, "i"), page }));

/** Returns the page that the patterns find for a path. */
function foundFor(path: string): string | undefined {
  for (const { pattern, page } of patterns) {
    const match = pattern.exec(path);
    if (match) return page.replace("$1", match[1] ?? "");
  }
  return undefined;
}

it("matches `findCanonicalPath` for any spelling of a path", () => {
  const page = fastCheck.constantFrom(...listAllPages().map(({ path }) => path));
  const end = fastCheck.constantFrom(
    "",
    "/",
    "//",
    "/page/1",
    "/page/01/",
    "/PAGE//0023",
    "/page/0",
    "/page/123456",
    "/x",
  );
  const spelt = fastCheck
    .tuple(page, end, fastCheck.boolean(), fastCheck.nat(3))
    .map(([path, after, upper, slashes]) => {
      const typed = path.replaceAll("/", "/".repeat(slashes + 1)) + after;
      return upper ? typed.toUpperCase() : typed;
    });
  fastCheck.assert(
    fastCheck.property(spelt, (typed) => {
      // `findCanonicalPath` returns undefined for a canonical path; the patterns find that path.
      expect(foundFor(typed) === typed ? undefined : foundFor(typed)).toBe(findCanonicalPath(typed));
    }),
    { numRuns: 3000 },
  );
});

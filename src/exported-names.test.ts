/** A name that a file exports means one thing, so that a search for it finds what was meant. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The names that Gatsby looks for in every template, or that a file must have to stand in for another. */
const shared = ["query", "graphql", "Listing", "Page", "PageHead"];

const declared = /^export (?:async )?(?:abstract )?(?:function|const|let|class|interface|type|enum) (\w+)/gmu;

it("is exported by one file", () => {
  const homes = new Map<string, Set<string>>();
  for (const folder of ["src", "scripts"])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/u.test(file) || /\.test\.|gatsby-types/u.test(file)) continue;
      const whole = path.join(folder, file);
      for (const [, name = ""] of readFileSync(whole, "utf8").matchAll(declared))
        homes.set(name, (homes.get(name) ?? new Set()).add(whole));
    }
  const several = Array.from(homes, ([name, files]) => ({ name, files: [...files] })).filter(
    ({ name, files }) => files.length > 1 && !shared.includes(name),
  );
  expect(homes.size).toBeGreaterThan(shared.length);
  expect(several).toEqual([]);
});

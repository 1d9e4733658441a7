/** The decision on leaving Gatsby names each of its interfaces that the code uses, and where. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import gatsbyApis from "gatsby/apis.json";

const decision = "docs/decisions/0169-what-leaving-the-language-plugin-and-gatsby-would-take.md";

const hooks = new Set([gatsbyApis.node, gatsbyApis.browser, gatsbyApis.ssr].flatMap((apis) => Object.keys(apis)));

/** Returns Gatsby's interfaces in a module: the values that it imports, the hooks that it exports, its plugins and its globals. */
function findInterfaces(code: string): string[] {
  const matches = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name = ""]) => name);
  return [
    ...matches(/import \{ ([^}]+) \} from "gatsby"/gu).flatMap((names) => names.split(", ")),
    ...matches(/export const (\w+)/gu).filter((name) => hooks.has(name)),
    ...matches(/resolve: "(gatsby-[\w-]+)"/gu),
    ...matches(/\b(___\w+)/gu),
  ];
}

/** Returns the files that use each interface; those of all templates as one. */
function listUses(): Record<string, string[]> {
  const files = ["src", "."].flatMap((folder) =>
    readdirSync(folder, { recursive: folder === "src", encoding: "utf8" })
      .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.|gatsby-types/u.test(name))
      .map((name) => path.join(folder, name)),
  );
  const uses = new Map<string, Set<string>>();
  for (const file of files)
    for (const name of findInterfaces(readFileSync(file, "utf8"))) {
      const place = file.replace(/^src\/templates\/.*/u, "src/templates");
      uses.set(name, (uses.get(name) ?? new Set()).add(place));
    }
  return Object.fromEntries(Array.from(uses, ([name, places]) => [name, [...places].sort()]));
}

test("the table of Gatsby's interfaces has each that is used, with its files, and no others", () => {
  const rows = readFileSync(decision, "utf8").matchAll(/^\| `([\w-]+)` \| (`.+`) \|$/gmu);
  const written = Array.from(rows, ([, name = "", files = ""]) => [
    name,
    files.split(", ").map((file) => file.slice(1, -1)),
  ]);
  expect(Object.fromEntries(written)).toEqual(listUses());
});

import { readdirSync } from "node:fs";
import path from "node:path";
import { classNameOf, lettersOf, moduleClass } from "./class-names";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => path.join("src", file));

it("gives every file of styles letters of its own; where it does not, another salt does", () => {
  expect(files.length).toBeGreaterThan(20);
  expect(new Set(files.map(lettersOf)).size).toBe(files.length);
});

it("names a class shortly, by its file and its place in it", () => {
  const [file = ""] = files.filter((name) => name.endsWith("table.module.css"));
  const [table, cell] = [classNameOf(path.resolve(file), "table"), classNameOf(path.resolve(file), "cell")];
  expect(table).toMatch(moduleClass);
  expect(table).not.toBe(cell);
  expect(table.slice(0, 2)).toBe(lettersOf(file));
});

it("knows a file by its path, whatever the system writes between folders", () => {
  expect(lettersOf(["src", "a", "b.module.css"].join(path.sep))).toBe(lettersOf("src/a/b.module.css"));
});

it("does not name a class that a file does not have", () => {
  expect(() => classNameOf(path.resolve(files[0] ?? ""), "nowhere")).toThrow("nowhere");
});

/** Tests pure functions by the tables in tests/tables: a module, its functions, and their calls with the results. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const folder = path.resolve("tests", "tables");
const calls = z.array(z.array(z.unknown()).min(2));
/** The result of a call that throws: a part of the error's message. */
const failure = z.strictObject({ throws: z.string() });
const table = z.array(z.object({ module: z.string() }).catchall(calls));

const tables = readdirSync(folder).flatMap((name) => table.parse(parse(readFileSync(path.join(folder, name), "utf8"))));

describe.each(tables)("$module", ({ module, ...functions }) => {
  describe.each(Object.entries(functions))("%s", (name, rows) => {
    test.each(rows.map((row) => [JSON.stringify(row.slice(0, -1)), row] as const))("%s", async (_call, row) => {
      const loaded: unknown = await import(`./${module}`);
      const found: unknown = Reflect.get(Object(loaded), name);
      if (typeof found !== "function") throw new Error(`${module} exports no function ${name}.`);
      const call = (): unknown => Reflect.apply(found, undefined, row.slice(0, -1));
      const { data: refusal } = failure.safeParse(row.at(-1));
      if (refusal) expect(call).toThrow(refusal.throws);
      else expect(call() ?? null).toEqual(row.at(-1));
    });
  });
});

test("a test beside a module of a table names the tables, so that all its tests are found", () => {
  const endings = [".test.ts", ".test.tsx", "/index.test.ts", "/index.test.tsx"];
  const beside = tables.flatMap(({ module }) => endings.map((ending) => path.join(__dirname, `${module}${ending}`)));
  const silent = beside.filter((file) => existsSync(file) && !readFileSync(file, "utf8").includes("tests/tables"));
  expect(silent).toEqual([]);
});

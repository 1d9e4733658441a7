import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";
import { createStore } from "./made-files";

const folder = temporaryFolder();
const warn = jest.fn();
const made: string[] = [];
const recall = async (input: string) => {
  const content = await createStore(folder, warn)([input], async () => {
    made.push(input);
    return Buffer.from(`made of ${input}`);
  });
  return Buffer.from(content).toString();
};
beforeEach(() => {
  made.length = 0;
});

it("makes nothing twice of the same inputs", async () => {
  for (const input of ["one", "other", "one"]) expect(await recall(input)).toBe(`made of ${input}`);
  expect(made).toEqual(["one", "other"]);
});

it.each([
  ["empty", () => ""],
  ["cut off", (whole: Buffer) => whole.subarray(0, 70)],
  ["other", (whole: Buffer) => whole.map((byte, index) => (index === 70 ? byte + 1 : byte))],
])("makes a stored file that is %s again, and says so", async (_what, damage) => {
  await recall("one");
  const file = path.join(folder, readdirSync(folder)[0] ?? "");
  writeFileSync(file, damage(readFileSync(file)));
  expect(await recall("one")).toBe("made of one");
  expect(made).toEqual(["one", "one"]);
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining("was damaged"));
});

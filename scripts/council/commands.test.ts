import { existsSync } from "node:fs";
import { findScript, readManifest } from "./commands";

test("each command of a council's folder runs a program of its own", () => {
  const { commands } = readManifest().council;
  const programs = commands.map((name) => findScript(name) ?? "");
  expect(new Set(programs).size).toBe(commands.length);
  for (const program of programs) expect([program, existsSync(program)]).toEqual([program, true]);
  expect(findScript("check")).toBe("scripts/check.ts");
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "./test";

/** Returns the name and code of every script in the root of a published folder. Fails if there is none. */
export function allScripts(folder: string): (readonly [name: string, code: string])[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(names).not.toHaveLength(0);
  return names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);
}

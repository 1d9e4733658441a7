import { readFileSync } from "node:fs";
import path from "node:path";
import { gitIn } from "./adoption";

/** The git commands in docs/adopt.md that merge a newer version, each split into its arguments. */
export const upgradeCommands: readonly (readonly string[])[] = Array.from(
  readFileSync(path.resolve(__dirname, "../../docs/adopt.md"), "utf8").matchAll(
    /^ {4}git ((?:merge|reset|restore|clean) .*)$/gmu,
  ),
  ([, command = ""]) => command.split(" "),
);

/**
 * Merges a newer version into a repository by the commands in docs/adopt.md.
 *
 * @param version a tag or commit
 */
export function takeIn(root: string, version: string): void {
  for (const command of upgradeCommands) {
    try {
      gitIn(root, ...command.map((part) => (part === "TAG" ? version : part)));
    } catch (error) {
      // A conflict in the example is expected; the next commands resolve it.
      if (command[0] !== "merge") throw error;
    }
  }
}

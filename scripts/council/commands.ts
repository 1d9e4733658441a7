import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { codeFolder } from "../setup/run.mjs";

const manifest = z.object({
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
  /** The settings of councils' folders. The rest of the commands is for people who change the code. */
  council: z.object({ commands: z.string().array() }),
});

/** Reads the manifest of a version of the product; by default of the running code. */
export function readManifest(folder = codeFolder): z.output<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));
}

/** Returns the program of a command, relative to the folder of the code; undefined if councils have no such command. */
export function findScript(name: string): string | undefined {
  const { council, scripts } = readManifest();
  return council.commands.includes(name) ? /\bscripts\/\S+$/u.exec(scripts[name] ?? "")?.[0] : undefined;
}

import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { findScript, readManifest } from "../council/commands";
import { listPackedFiles } from "./pack";

const files = listPackedFiles();
const manifest = z.object({ devDependencies: z.record(z.string(), z.string()) });
const present = new Set(files);

/** Matches the relative path that an import names. */
const imported = /\b(?:from|import|require)\s*\(?\s*"(\.[^"]+)"/gu;

test("an archive has every file that its code imports, and no test", () => {
  expect(files.filter((file) => /\.(?:test|spec)\.|^tests\//u.test(file))).toEqual([]);
  const missing = files
    .filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file) && !/\.d\.m?ts$/u.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(imported), ([, name = ""]) => ({
        file,
        at: path.posix.join(path.posix.dirname(file), name),
      })),
    )
    .filter(({ at }) => !["", ".ts", ".tsx", "/index.ts", "/index.tsx"].some((ending) => present.has(at + ending)));
  expect(missing).toEqual([]);
});

test("the code of an archive imports no package that only tests have", () => {
  const { devDependencies } = manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const imports = new RegExp(`\\b(?:from|import)\\s*\\(?\\s*"(?:${Object.keys(devDependencies).join("|")})["/]`, "u");
  const wrong = files.filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file) && imports.test(readFileSync(file, "utf8")));
  expect(wrong).toEqual([]);
});

test("an archive has the program of every command of councils, its guides and its settings", () => {
  const programs = readManifest().council.commands.map((name) => findScript(name));
  const others = ["scripts/create.mjs", "scripts/council.mjs", "docs/adopt.hi.md", "tsconfig.json", "CHANGELOG.md"];
  expect([...programs, ...others].filter((file) => file === undefined || !present.has(file))).toEqual([]);
});

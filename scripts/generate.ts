import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { computeSha256 } from "../src/content/sha256";
import { omitExamples } from "../src/schema/outputs/reference";
import { bundleDeploy, deployDigestFile } from "./ci/bundle-deploy";
import { defineCommand } from "./command";
import { generateFiles, referenceFile, schemasFolder } from "./generate/generated-files";

/** Writes the JSON Schemas and settings for editors, and the clerks' reference. */
defineCommand(__filename, {
  name: "generate:docs",
  summary:
    "Generates the files that follow from others: `docs/content.md`, JSON Schemas, and the digest of the program that publishes.",
  options: { check: { help: "writes nothing, and exits with 1 if a file is outdated" } },
  run: async ({ has, root }) => {
    const digest = `${computeSha256(await bundleDeploy())}\n`;
    const generated = new Map([...generateFiles(root), [deployDigestFile, digest]]);
    if (!has("check")) {
      const changed = updateGenerated(root, generated);
      console.log([...changed, `${generated.size} generated files, ${changed.length} changed.`].join("\n"));
      return 0;
    }
    const old = findDrift(root, generated);
    for (const file of old) console.error(`${file} is not as generated; run npm run generate:docs and commit it`);
    if (old.length === 0) console.log(`${generated.size} generated files, all up to date.`);
    return old.length === 0 ? 0 : 1;
  },
});

/** Returns the paths of generated files that are missing, outdated, or of a deleted schema. */
export function findDrift(root: string, generated: ReadonlyMap<string, string>): string[] {
  const different = [...generated].filter(
    ([file, text]) => comparable(file, textOf(root, file)) !== comparable(file, text),
  );
  return [...different.map(([file]) => file), ...strays(root, generated)];
}

/** Writes missing and outdated generated files, and removes those of deleted schemas. Returns the changed paths. */
export function updateGenerated(root: string, generated: ReadonlyMap<string, string>): string[] {
  const changed = [...generated].filter(([file, text]) => textOf(root, file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const gone = strays(root, generated);
  for (const file of gone) rmSync(path.join(root, file));
  return [...changed.map(([file]) => file), ...gone];
}

/** Returns the text to compare. Ignores the examples of the reference, which change with the entries they show. */
function comparable(file: string, text: string | undefined): string | undefined {
  return file === referenceFile && text !== undefined ? omitExamples(text) : text;
}

function textOf(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, "utf8").replaceAll("\r\n", "\n") : undefined;
}

function strays(root: string, generated: ReadonlyMap<string, string>): string[] {
  const folder = path.join(root, schemasFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => `${schemasFolder}/${name}`)
    .filter((file) => !generated.has(file))
    .sort();
}

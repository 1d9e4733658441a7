import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withoutExamples } from "../../src/schema/outputs/reference";
import { referenceFile, schemasFolder } from "./generated-files";

/** The generated files that are not as they should be, by their paths: missing, different, or of a schema that is gone. */
export function drifted(root: string, generated: ReadonlyMap<string, string>): string[] {
  const different = [...generated].filter(
    ([file, text]) => comparable(file, textOf(root, file)) !== comparable(file, text),
  );
  return [...different.map(([file]) => file), ...strays(root, generated)];
}

/** Writes the generated files that are not as they should be, removes those of schemas that are gone, and tells which. */
export function renew(root: string, generated: ReadonlyMap<string, string>): string[] {
  const changed = [...generated].filter(([file, text]) => textOf(root, file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const gone = strays(root, generated);
  for (const file of gone) rmSync(path.join(root, file));
  return [...changed.map(([file]) => file), ...gone];
}

/** A clerk who changes an entry that happens to be an example has not made the reference wrong. */
function comparable(file: string, text: string | undefined): string | undefined {
  return file === referenceFile && text !== undefined ? withoutExamples(text) : text;
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

/**
 * `npm run generate:docs [-- --check]`: writes the generated files: the JSON Schemas and settings for editors, the clerks'
 * reference, the index of the decisions. With `--check` it writes nothing, and ends with 1 and their names when some are old.
 */
import { parseArgs } from "node:util";
import { drifted, renew } from "./generate/drift";
import { generatedFiles } from "./generate/generated-files";

function generate(): number {
  const { values } = parseArgs({ options: { check: { type: "boolean" } } });
  const root = process.cwd();
  const generated = generatedFiles(root);
  if (!values.check) {
    const changed = renew(root, generated);
    for (const file of changed) console.log(file);
    console.log(`${generated.size} generated files, ${changed.length} changed.`);
    return 0;
  }
  const old = drifted(root, generated);
  for (const file of old) console.error(`${file} is not as generated; run npm run generate:docs and commit it`);
  if (old.length === 0) console.log(`${generated.size} generated files, all up to date.`);
  return old.length === 0 ? 0 : 1;
}

process.exitCode = generate();

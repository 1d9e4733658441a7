// First, since it sets the content whose languages other modules read when they are loaded.
import "./generate/generated-files";
import { command } from "./command";
import { findDrift, updateGenerated } from "./generate/drift";
import { generateFiles } from "./generate/generated-files";

/** Writes the JSON Schemas and settings for editors, and the clerks' reference. */
command(__filename, {
  name: "generate:docs",
  summary: "Generates the files that follow from the schemas: `docs/content.md` and JSON Schemas.",
  options: { check: { help: "writes nothing, and exits with 1 if a file is outdated" } },
  run: ({ has, root }) => {
    const generated = generateFiles(root);
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

import { texts } from "../src/content/messages";
import { command } from "./command";
import { addFromExample } from "./upgrade/add-from-example";
import { readExampleVersion } from "./upgrade/example-version";

/** Runs the command that adds the messages, pages and vocabularies of a newer version (docs/adopt.md). Idempotent. */
command(__filename, {
  name: "upgrade",
  summary:
    "Adds the interface messages, pages and vocabularies of a newer version of the site: the one that git is merging, or VERSION.",
  words: "[VERSION]",
  isForClerks: true,
  run: ({ words: [version], language, root }) => {
    const example = readExampleVersion(root, version);
    const changed = example ? addFromExample(root, example) : [];
    for (const { file, change } of changed) console.log(`${file}  ${change[language]}`);
    console.log(texts(changed.length === 0 ? "upgrade.nothing" : "upgrade.added")[language]);
  },
});

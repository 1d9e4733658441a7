/**
 * `npm run upgrade`: adds the interface messages and pages of a newer version that git is merging (docs/adopt.md). Run
 * again it changes nothing more.
 */
import { type CommandLine, runCommand } from "./entries/command";
import { addFromExample } from "./upgrade/add-from-example";
import { readExampleVersion } from "./upgrade/example-version";
import { upgradeMessages } from "./upgrade/messages";

const usage = `npm run upgrade -- [VERSION] [--language en|hi] [--root FOLDER]
  VERSION   the tag or commit whose new texts and pages are added; otherwise the one that git is merging`;

function upgrade({ words: [version], language, root }: CommandLine): number {
  const example = readExampleVersion(root, version);
  const changed = example ? addFromExample(root, example) : [];
  for (const { file, change } of changed) console.log(`${file}  ${change[language]}`);
  console.log(upgradeMessages[changed.length === 0 ? "nothing" : "added"]()[language]);
  return 0;
}

runCommand({ usage, args: process.argv.slice(2) }, upgrade).then((code) => {
  process.exitCode = code;
});

import path from "node:path";
import { listProjectFiles } from "../src/content";
import { assessTranslations, readTexts } from "../src/content/translations";
import { command, Misuse } from "./command";
import { recordTranslations } from "./translations/record";
import { formatReport } from "./translations/report";

/** Always exits with 0: the content check reports missing texts as errors. */
command(__filename, {
  name: "translations",
  summary: "Lists missing translations, and those older than their English.",
  words: "[FILE…]",
  options: {
    record: { help: "records new and renewed translations with their English" },
    accept: { help: "also records older translations (of these files) as still fitting" },
  },
  run: ({ words, has, root }) => {
    if (words.length > 0 && !has("accept")) throw new Misuse("Files are named after --accept only.");
    const files = listProjectFiles(root);
    const texts = readTexts(files);
    const accepted = words.map((file) => path.relative(root, path.resolve(file)).replaceAll(path.sep, "/"));
    const unknown = accepted.filter((file) => !texts.some((text) => text.file === file));
    if (unknown.length > 0) throw new Misuse(`No content file with translations: ${unknown.join(", ")}`);
    if (!has("record") && !has("accept")) return console.log(formatReport(assessTranslations(files, texts)));
    const isAccepted = ({ file }: { file: string }) =>
      has("accept") && (accepted.length === 0 || accepted.includes(file));
    const { changed, recorded } = recordTranslations(root, isAccepted);
    return console.log(`${recorded} translations recorded with their English; ${changed} files of records changed.`);
  },
});

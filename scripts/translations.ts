import path from "node:path";
import { parseArgs } from "node:util";
import { assess, readTexts } from "../src/content/translations";
import { endWith } from "./setup/usage-error";
import { recordTranslations } from "./translations/record";
import { reportOf } from "./translations/report";

const usage = `npm run translations                       what is missing, or older than its English
npm run translations -- --record           remember new and renewed translations with their English
npm run translations -- --accept [FILE…]   the same, and say that older ones (of these files) still fit`;

/**
 * `npm run translations`: tells what is missing in Hindi and Sanskrit, or older than its English. It ends with 0 whatever
 * it finds, since missing texts are the content check's matter; with 2 when it is asked wrongly.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { record: { type: "boolean" }, accept: { type: "boolean" }, help: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.help) return say(usage);
  if (positionals.length > 0 && !values.accept) return refuse(`Files are named after --accept only.\n${usage}`);
  const root = process.cwd();
  const texts = readTexts(root);
  const accepted = positionals.map((file) => path.relative(root, path.resolve(file)).replaceAll(path.sep, "/"));
  const unknown = accepted.filter((file) => !texts.some((text) => text.file === file));
  if (unknown.length > 0) return refuse(`No content file with translations: ${unknown.join(", ")}`);
  if (!values.record && !values.accept) return say(reportOf(assess(root, texts)));
  const isAccepted = ({ file }: { file: string }) =>
    values.accept === true && (accepted.length === 0 || accepted.includes(file));
  const { changed, recorded } = recordTranslations(root, isAccepted);
  return say(`${recorded} translations recorded with their English; ${changed} files of records changed.`);
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 2;
}

endWith(main(), usage);

import { ClerkFault, type ClerkLanguage, texts } from "../src/content/messages";
import { adoptSite } from "./adopt/adopt-site";
import { listRecordedFiles, listUnchangedFromExample, markExampleEntriesReviewed } from "./adopt/came-with-example";
import { describeOpenItems, openItems } from "./adopt/open-items";
import { command, Misuse } from "./command";

command(__filename, {
  name: "adopt",
  summary:
    "Adopts the site for your council ([docs/adopt.md](docs/adopt.md), [हिन्दी में](docs/adopt.hi.md)); `-- --open` lists the remaining tasks.",
  words: "[FILE…]",
  options: {
    answers: { value: "FILE", help: "a filled copy of docs/answers.yaml" },
    open: { help: "lists the remaining tasks" },
    accept: { help: "keeps the named entries of the example as they are" },
  },
  isForClerks: true,
  run: async ({ words, has, get, language, root }) => {
    if (has("accept")) return console.log(accept(root, words, language));
    if (words.length > 0) throw new Misuse(`Files are named after --accept or --answers only: ${words[0]}`);
    if (!has("open")) {
      const file = get("answers");
      if (file === undefined) throw new Misuse("Copy docs/answers.yaml, fill it in, and name it: --answers FILE");
      const { entries, documents } = await adoptSite(file, { root, reader: language, say: console.log });
      console.log(`${texts("adopt.adopted", { entries, documents })[language]}\n`);
    }
    return console.log(describeOpenItems(openItems(root), language));
  },
});

function accept(root: string, files: readonly string[], language: ClerkLanguage): string {
  // Those that were changed need no acceptance, so that `content/pages/*` names all pages.
  const known = new Set([...listRecordedFiles(root), ...listUnchangedFromExample(root)]);
  const unknown = files.filter((file) => !known.has(file));
  if (files.length === 0 || unknown.length > 0)
    throw new ClerkFault(texts("adopt.accept-unknown", { files: unknown.join(", ") }));
  return texts("adopt.accepted", { count: markExampleEntriesReviewed(root, files) })[language];
}

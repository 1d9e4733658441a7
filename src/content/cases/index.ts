import { wrongAsFiles } from "./bytes";
import { wrongAsDocuments } from "./documents";
import { wrongAsFace } from "./face";
import { wrongAsGroups } from "./fields";
import { wrongAsLanguage } from "./language";
import { wrongAsOldPaths } from "./old-paths";
import { wrongAsMarkdown } from "./rich-text";
import { wrongTogether } from "./together";
import { wrongAsValues } from "./values";
import { wrongAsWords } from "./words";
import { wrongAsWriting } from "./writing";
import type { WrongFiles } from "./wrong-file";

/** Every mistake the check is known to tell, by where it is made. */
export const wrongFiles: readonly (readonly [string, readonly WrongFiles[]])[] = [
  ["a file", wrongAsFiles],
  ["the writing", wrongAsWriting],
  ["the fields", wrongAsGroups],
  ["a value", wrongAsValues],
  ["a page's text", wrongAsMarkdown],
  ["the language of a text", wrongAsLanguage],
  ["a document", wrongAsDocuments],
  ["the council's face", wrongAsFace],
  ["old paths", wrongAsOldPaths],
  ["several entries", wrongTogether],
  ["the words of the interface", wrongAsWords],
];

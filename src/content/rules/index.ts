import { documentsArePublishable } from "./documents";
import { keysAreFileNames } from "./keys";
import { richTextsAreSafe } from "./markdown";
import { pagesHaveTexts } from "./pages";
import { referencesExist } from "./references";
import type { Rule } from "./rule";
import { textsAreInScript } from "./script";
import { hierarchiesAreTrees } from "./trees";
import { valuesAreDistinct } from "./unique";
import { textsAreTranslated } from "./untranslated";

/** Every rule over all entries together. */
export const rules: readonly Rule[] = [
  keysAreFileNames,
  referencesExist,
  valuesAreDistinct,
  hierarchiesAreTrees,
  pagesHaveTexts,
  textsAreTranslated,
  textsAreInScript,
  richTextsAreSafe,
  documentsArePublishable,
];

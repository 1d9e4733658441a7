import { documentsArePublishable } from "./documents";
import { keysAreFileNames } from "./keys";
import { textsFollowLanguageRules } from "./language";
import { richTextsAreSafe } from "./markdown";
import { pagesHaveTexts } from "./pages";
import { referencesExist } from "./references";
import type { Rule } from "./rule";
import { papersAvoidHolidays, papersDoNotCollide } from "./timetable";
import { hierarchiesAreTrees } from "./trees";
import { valuesAreDistinct } from "./unique";
import { textsAreTranslated } from "./untranslated";

export type { WrittenContent } from "./rule";

/** The rules that an entry's texts alone can break: each is there in every language, and spelled by its rules. */
export const textRules: readonly Rule[] = [textsAreTranslated, textsFollowLanguageRules];

/** Every rule over all entries together. */
export const rules: readonly Rule[] = [
  keysAreFileNames,
  referencesExist,
  valuesAreDistinct,
  papersDoNotCollide,
  papersAvoidHolidays,
  hierarchiesAreTrees,
  pagesHaveTexts,
  textsAreTranslated,
  textsFollowLanguageRules,
  richTextsAreSafe,
  documentsArePublishable,
];

import { bodiesAgreeWithFields } from "./body";
import { documentsArePublishable } from "./documents";
import { pagesHaveTexts, vocabulariesExist } from "./fixed-files";
import { keysAreFileNames } from "./keys";
import { textsFollowLanguageRules } from "./language";
import { richTextsAreSafe } from "./markdown";
import { referencesExist } from "./references";
import type { Rule } from "./rule";
import { papersAvoidHolidays, papersDoNotCollide } from "./timetable";
import { hierarchiesAreTrees } from "./trees";
import { valuesAreDistinct } from "./unique";
import { englishListsExist, textsAreTranslated } from "./untranslated";

export type { TextRules, WrittenContent } from "./rule";
export { distinct, joinDistinctValues } from "./unique";
export { englishAllowedIn } from "./untranslated";

/** The rules that need only the entry's file. */
export const entryRules: readonly Rule[] = [
  keysAreFileNames,
  textsAreTranslated,
  englishListsExist,
  textsFollowLanguageRules,
  richTextsAreSafe,
  bodiesAgreeWithFields,
];

/** All rules over the entries. */
export const rules: readonly Rule[] = [
  ...entryRules,
  referencesExist,
  valuesAreDistinct,
  papersDoNotCollide,
  papersAvoidHolidays,
  hierarchiesAreTrees,
  pagesHaveTexts,
  vocabulariesExist,
  documentsArePublishable,
];

import { documentsArePublishable } from "./documents";
import { pagesHaveTexts, vocabulariesExist } from "./fixed-files";
import { textsAreTranslated, textsFollowLanguageRules, untranslatedListsExist } from "./language";
import { listsAreWhole } from "./lists";
import { bodiesAgreeWithFields, richTextsAreSafe, textsAreShownAsTyped } from "./markdown";
import { textsNameNoPeople } from "./personal-data";
import { publicationsAreNear } from "./publication";
import { hierarchiesAreTrees, referencesExist } from "./references";
import type { Rule } from "./rule";
import { translationsAgree } from "./structure";
import { papersAvoidHolidays, papersDoNotCollide, papersNameSubjects } from "./timetable";
import { keysAreFileNames, keysAreNoValues, valuesAreDistinct } from "./unique";
import { valuesAreUsual } from "./usual";
import { yearsAreNear } from "./years";

export { findUntranslatedLists } from "./language";
export type { TextRules, WrittenContent } from "./rule";
export { distinct, joinDistinctValues } from "./unique";

/** The rules that need only the entry's file. */
export const entryRules: readonly Rule[] = [
  keysAreFileNames,
  textsAreTranslated,
  untranslatedListsExist,
  textsFollowLanguageRules,
  translationsAgree,
  richTextsAreSafe,
  textsAreShownAsTyped,
  bodiesAgreeWithFields,
  publicationsAreNear,
  yearsAreNear,
  textsNameNoPeople,
  valuesAreUsual,
];

/** All rules over the entries. */
export const rules: readonly Rule[] = [
  ...entryRules,
  referencesExist,
  valuesAreDistinct,
  keysAreNoValues,
  papersDoNotCollide,
  papersAvoidHolidays,
  papersNameSubjects,
  hierarchiesAreTrees,
  pagesHaveTexts,
  vocabulariesExist,
  listsAreWhole,
  documentsArePublishable,
];

import en from "./lists.en.json";
import hi from "./lists.hi.json";
import sa from "./lists.sa.json";

/** The labels of the files that describe lists. No form edits these files, so the editor's bundle lacks them. */
export const labelsOfLists = { en, hi, sa };

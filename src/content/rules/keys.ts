import { keyForm } from "../../schema/formats";
import { message } from "../messages";
import { toKey } from "../proposed-key";
import { createProblem } from "../written-entry";
import { getWrittenText, type Rule } from "./rule";

/** An entry's key equals its file name, so keys are unique within a collection. */
export const keysAreFileNames: Rule = ({ entries }) => {
  const fileOfName = new Map(entries.map((entry) => [`${entry.collection.name}/${entry.name}`, entry.file]));
  return entries.flatMap((entry) => {
    const key = getWrittenText(entry, "key");
    // A malformed name or key is already reported.
    if (key === undefined || !keyForm.test(key) || key === toKey(entry.name)) return [];
    const other = fileOfName.get(`${entry.collection.name}/${key}`);
    const wrong = other ? message("key-twice", { key, other }) : message("key-file", { name: toKey(entry.name) });
    return [createProblem(entry, { path: ["key"], part: "value", message: wrong })];
  });
};

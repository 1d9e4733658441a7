import members from "./compound-members.json";
import { softHyphen } from "./soft-hyphen";

/**
 * Matches the place before a member of a Sanskrit compound that has four signs or more before it. No member begins by a
 * change of sandhi there, and none follows a virama, which would draw it into the letter before.
 */
const joint = new RegExp(`([\\p{L}\\p{M}]{3}(?!\\u094d)[\\p{L}\\p{M}])(?=(?:${members.join("|")}))`, "gu");

/** Adds soft hyphens at the joints of the compounds of a Sanskrit text. Other texts have none. */
export function markJoints(text: string, language: string): string {
  return language === "sa" ? text.replace(joint, `$1${softHyphen}`) : text;
}

import { toMessage } from "../../messages";
import { isGroup } from "../../site/merge";
import { createProblem } from "../written-entry";
import { getWrittenText, listWritten, type Rule } from "./rule";

/** No class has two papers in the same shift of a day. The error is at the later file. */
export const papersDoNotCollide: Rule = (content) => {
  const first = new Map<string, string>();
  return listWritten(content, "timetable").flatMap((entry) => {
    const [grade, day, shift] = ["grade", "day", "shift"].map((name) => getWrittenText(entry, name) ?? "");
    if (!grade || !day || !shift) return [];
    const moment = [grade, day, shift].join(" ");
    const other = first.get(moment);
    first.set(moment, other ?? entry.file);
    if (other === undefined) return [];
    const about = toMessage("paper-collides", { grade, day, shift, other });
    return [createProblem(entry, { path: ["shift"], message: about })];
  });
};

/**
 * No paper is on a holiday; otherwise warns, since one of the two days may be wrong. Restricted holidays do not count.
 */
export const papersAvoidHolidays: Rule = (content) => {
  const holidays = listWritten(content, "holidays").flatMap((entry) => {
    const [from, until, kind] = ["day", "until", "kind"].map((name) => getWrittenText(entry, name));
    return entry.value && from && kind !== "restricted" ? [{ file: entry.file, from, to: until ?? from }] : [];
  });
  return listWritten(content, "timetable").flatMap((entry) => {
    const day = getWrittenText(entry, "day") ?? "";
    const other = holidays.find(({ from, to }) => from <= day && day <= to);
    if (!other) return [];
    const about = toMessage("paper-on-holiday", { day, other: other.file });
    return [createProblem(entry, { path: ["day"], message: about, severity: "warning" })];
  });
};

/** A paper names a subject as the syllabus of its class does, in any language. */
export const papersNameSubjects: Rule = (content) => {
  const syllabus = listWritten(content, "syllabus");
  return listWritten(content, "timetable").flatMap((entry) => {
    const [grade, found] = ["grade", "subject"].map((name) => getWrittenText(entry, name));
    if (!grade || !found) return [];
    const names = syllabus
      .filter((one) => getWrittenText(one, "grade") === grade)
      .flatMap(({ fields }) => fields.filter(({ path }) => path[0] === "subjects" && path[2] === "name"))
      .flatMap(({ value }) => (isGroup(value) ? [Object.values(value).map(String)] : []));
    if (names.some((each) => each.includes(found))) return [];
    const subjects = names.flatMap(([first]) => first ?? []).join(", ");
    return [
      createProblem(entry, { path: ["subject"], message: toMessage("paper-subject", { grade, found, subjects }) }),
    ];
  });
};

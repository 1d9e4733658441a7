/** Subjects with alternatives, and the maximum marks of a pupil. Does not import zod, since pages use this module. */

/** The marks of a subject and the group of alternatives it belongs to. */
interface GroupedSubject {
  /** The maximum marks; none if the subject is graded. */
  readonly marks?: number | null | undefined;
  /** The number of the subject's group; none if it has no alternatives. */
  readonly group?: number | null | undefined;
  /** The number of subjects that a pupil chooses from the group. */
  readonly choose?: number | null | undefined;
}

/**
 * Computes the maximum marks of a pupil: the best of the chosen number of subjects per group, and all other subjects,
 * including optional ones.
 */
export function computeMaximumMarks(subjects: readonly GroupedSubject[]): number {
  return groupsIn(subjects)
    .map((members) => {
      const marks = members.map((member) => member.marks ?? 0).sort((one, other) => other - one);
      return sum(marks.slice(0, members[0]?.choose ?? members.length));
    })
    .reduce((total, marks) => total + marks, sum(ungrouped(subjects)));
}

/** Returns the number of subjects in a subject's group; 0 without a group. */
export function countGroup(subject: GroupedSubject, subjects: readonly GroupedSubject[]): number {
  return subject.group ? subjects.filter(({ group }) => group === subject.group).length : 0;
}

/**
 * Finds the first subject with an invalid choice. All subjects of a group need the same number, smaller than the group;
 * a subject without a group needs none.
 *
 * @returns its index; undefined if every choice is valid
 */
export function findWrongChoice(subjects: readonly GroupedSubject[]): number | undefined {
  const found = subjects.findIndex((subject) => {
    if (!subject.group) return Boolean(subject.choose);
    const first = subjects.find(({ group }) => group === subject.group);
    return !subject.choose || subject.choose !== first?.choose || subject.choose >= countGroup(subject, subjects);
  });
  return found < 0 ? undefined : found;
}

function groupsIn(subjects: readonly GroupedSubject[]): GroupedSubject[][] {
  const groups = new Map<number, GroupedSubject[]>();
  for (const subject of subjects) {
    if (subject.group) groups.set(subject.group, [...(groups.get(subject.group) ?? []), subject]);
  }
  return [...groups.values()];
}

function ungrouped(subjects: readonly GroupedSubject[]): number[] {
  return subjects.filter(({ group }) => !group).map(({ marks }) => marks ?? 0);
}

function sum(marks: readonly number[]): number {
  return marks.reduce((total, some) => total + some, 0);
}

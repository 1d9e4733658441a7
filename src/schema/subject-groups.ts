/** Subjects of which a pupil chooses some, and what a pupil can reach in all. No zod here: pages use this too. */

/** The marks of a subject and the choice that it belongs to. */
export interface GroupedSubject {
  /** Its greatest marks; none where it is graded. */
  readonly marks?: number | null | undefined;
  /** The number of its group; none where it is no alternative to others. */
  readonly group?: number | null | undefined;
  /** The number of subjects that a pupil chooses from its group. */
  readonly choose?: number | null | undefined;
}

/**
 * Computes the greatest marks that a pupil can reach: of each group, those of as many subjects as are chosen; of other
 * subjects, those of all, the optional ones too.
 */
export function greatestMarks(subjects: readonly GroupedSubject[]): number {
  return groupsIn(subjects)
    .map((members) => {
      const marks = members.map((member) => member.marks ?? 0).sort((one, other) => other - one);
      return sum(marks.slice(0, members[0]?.choose ?? members.length));
    })
    .reduce((total, marks) => total + marks, sum(ungrouped(subjects)));
}

/** Returns the number of subjects in the group of a subject; 0 if it has none. */
export function sizeOfGroup(subject: GroupedSubject, subjects: readonly GroupedSubject[]): number {
  return subject.group ? subjects.filter(({ group }) => group === subject.group).length : 0;
}

/**
 * Finds the first subject whose choice cannot be right: all of a group name the same number, smaller than the group, and
 * a subject without a group names none.
 *
 * @returns its index; undefined where every choice is right
 */
export function wrongChoice(subjects: readonly GroupedSubject[]): number | undefined {
  const found = subjects.findIndex((subject) => {
    if (!subject.group) return Boolean(subject.choose);
    const first = subjects.find(({ group }) => group === subject.group);
    return !subject.choose || subject.choose !== first?.choose || subject.choose >= sizeOfGroup(subject, subjects);
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

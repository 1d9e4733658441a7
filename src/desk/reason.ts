const mark = "Reason: ";

/** Adds the clerk's reason for a reviewer to the title or the description of a change request. */
export function withReason(text: string, reason: string): string {
  if (reason.trim() === "") return text;
  return `${text === "" ? "" : `${text} – `}${mark}${reason.trim()}`;
}

/** Finds the reasons of clerks, of one or more lines, in the texts of a change request and of its commits. */
export function findReasons(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => /(?:^|– )Reason: ([\s\S]+?)(?=\n\n|\n- |$)/u.exec(text)?.[1]?.trim() ?? []);
  return [...new Set(found)];
}

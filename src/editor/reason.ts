const mark = "Reason: ";

/** Adds the clerk's reason for a reviewer to the title or the description of a change request. */
export function withReason(text: string, reason: string): string {
  if (reason.trim() === "") return text;
  return `${text === "" ? "" : `${text} – `}${mark}${reason.trim()}`;
}

/** Finds the clerk's reason in the texts of a change request. */
export function findReason(...texts: readonly string[]): string | undefined {
  const found = texts.map((text) => /(?:^|– )Reason: (.+)$/mu.exec(text)?.[1]?.trim());
  return found.find((reason) => reason !== undefined);
}

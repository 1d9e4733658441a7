import { readEntries } from "../../src/content/disk";
import { findLastDue } from "../../src/content/scheduled";
import { minuteInIndia } from "../../src/language/dates";
import { UnreachableError } from "../verify/ask";
import { fetchDigestList } from "../verify/digest-list";
import { PublishError } from "./settings";

/** Tells whether a live site lacks what has become due, and why. */
export interface DueResult {
  readonly isDue: boolean;
  /** A sentence for people. */
  readonly said: string;
}

/**
 * Compares the minute for which a live site was built with the content: was there a midnight in India since, or a minute at
 * which an entry became due? Nothing is built for it.
 *
 * @param root the folder of the project
 * @throws PublishError where the live site does not say for which minute it was built
 */
export async function findDue(origin: string, root: string, now = new Date()): Promise<DueResult> {
  const live = await readLiveMoment(origin);
  const due = findLastDue(readEntries(root), minuteInIndia(now));
  const isDue = due > live;
  const said = isDue
    ? `Due since ${due} in India: ${origin} is of ${live}.`
    : `Nothing is due: ${origin} is of ${live}.`;
  return { isDue, said };
}

async function readLiveMoment(origin: string): Promise<string> {
  try {
    const { list, faults } = await fetchDigestList(origin, undefined);
    if (list) return `${list.day}T${list.time}`;
    throw new PublishError(faults.map(({ en }) => en).join("\n"));
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    throw new PublishError(`${error.url} does not answer (${error.message}).`, { cause: error });
  }
}

import { readEntries } from "../../src/content/disk";
import { findLastDue } from "../../src/content/scheduled";
import { minuteInIndia } from "../../src/language/dates";
import { UnreachableError } from "../verify/ask";
import { fetchDigestList } from "../verify/digest-list";
import { PublishError } from "./settings";

/** The result of `findDue`: whether a live site must be published again, and why. */
export interface DueResult {
  readonly isDue: boolean;
  /** The reason as a sentence. */
  readonly said: string;
}

/**
 * Checks whether a live site is due for publication: since the minute it was built for, midnight in India has passed or
 * an entry has become due. Builds nothing.
 *
 * @param root the folder of the project
 * @throws PublishError if the live site's list of digests cannot be read
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

import type { ReleaseFolder } from "./release-folder";
import type { WithdrawalList } from "./withdrawal-list";

/** The result of a switch: the names that the live release lacks, and faults in other stored releases. */
export interface Switch {
  /** The names of what the release lacks: those of the list, and of withdrawals that were lifted since it lost files. */
  readonly withdrawn: ReadonlySet<string>;
  /** Reasons why other stored releases still have what was withdrawn; the next switch tries again. */
  readonly faults: readonly string[];
}

/**
 * Makes a release live: for a publication, a rollback, and the way back after a failed check. First it applies the list of
 * withdrawals to the release, and afterwards to every other stored release.
 */
export async function switchRelease(folder: ReleaseFolder, id: string, given: WithdrawalList): Promise<Switch> {
  const { withdrawals } = folder;
  const list = await withdrawals.writeList(given);
  const records = await withdrawals.readRecords();
  await withdrawals.apply(id, list, records);
  await folder.switchTo(id);
  const faults: string[] = [];
  const { ids } = await folder.read();
  for (const other of ids.filter((one) => one !== id).toReversed()) {
    const applying = withdrawals.apply(other, list, records);
    await applying.catch((error: unknown) => faults.push(`What was withdrawn stays in release ${other}: ${error}`));
  }
  await withdrawals
    .mark(list, records)
    .catch((error: unknown) => faults.push(`Answers with 410 are missing: ${error}`));
  const lost = Object.values(records.get(id)?.files ?? {});
  return { withdrawn: new Set([...list.withdrawals.keys(), ...lost]), faults };
}

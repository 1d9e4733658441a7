import type { WithdrawalList } from "../../scripts/publish/withdrawal-list";

/** Creates a list of withdrawals of one day. */
export function createWithdrawalList(...names: readonly string[]): WithdrawalList {
  const withdrawals = new Map(names.map((name) => [name, { name, day: "2026-01-15", by: "asker", reason: "Why." }]));
  return { withdrawals, versions: [], isNewest: true };
}

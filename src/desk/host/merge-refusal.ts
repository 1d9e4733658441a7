import { ClerkFault, type ClerkMessageKey, getTexts } from "../../messages";
import { HostRefusal } from "./host";

/** The sentences for the reasons why a host does not merge a request. `rules` are those of the repository. */
const bars = {
  conflict: "requests.conflict",
  behind: "host.behind",
  running: "host.not-yet",
  failed: "requests.failed",
  rules: "host.rules",
} as const satisfies Record<string, ClerkMessageKey>;

/** The reason why a host does not merge a request. */
export type MergeBar = keyof typeof bars;

/** Fails with the sentence for what bars a merge that the host refused; otherwise with the error itself. */
export async function explainMergeRefusal(
  error: unknown,
  findBar: (refusal: HostRefusal) => Promise<MergeBar>,
): Promise<never> {
  if (!(error instanceof HostRefusal) || ![405, 406, 422].includes(error.status)) throw error;
  const bar = await findBar(error).catch(() => "rules" as const);
  throw new ClerkFault(getTexts(bars[bar]), { cause: error });
}

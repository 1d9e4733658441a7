import { withdrawDocuments } from "../../content/withdrawal";
import { getTodayInIndia } from "../../language/dates";
import type { ChangeRequest } from "../host/host";
import type { Repository } from "../host/read-project";
import { withReason } from "../reason";

/**
 * Returns the branch of the request to withdraw a document. It is not the branch of an operator's withdrawal, which
 * publications obey before it is approved.
 */
export const getWithdrawalBranch = (name: string) => `withdrawal/${name}`;

/** Checks whether a request withdraws a document: one of this page, or an operator's. */
export const isWithdrawal = (branch: string) => /^(?:cms\/)?(?:withdrawal\/|withdraw-)/u.test(branch);

/** Creates the request to withdraw a document. Its commit changes the content as `npm run withdraw` does. */
export function createWithdrawal({ base, files }: Repository, name: string, reason: string): ChangeRequest {
  const changed = withdrawDocuments(files, new Map([[name, getTodayInIndia(new Date())]]));
  return {
    ...{ base, branch: getWithdrawalBranch(name), title: `Withdraw ${name}`, description: withReason("", reason) },
    changes: Array.from(changed, ([path, text]) => ({
      path,
      bytes: text === null ? undefined : new TextEncoder().encode(text),
      isNew: !files.has(path),
    })),
  };
}

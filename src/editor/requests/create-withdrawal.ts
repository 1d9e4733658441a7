import { withdrawDocument, withdrawEntry } from "../../content/withdrawal";
import type { Withdrawal } from "../../content/withdrawn-list";
import type { ChangeRequest } from "../../desk/host/host";
import type { Repository } from "../../desk/host/read-project";
import { withReason } from "../../desk/request-texts";
import { getTodayInIndia } from "../../language/dates";

/** Returns the branch of the request to withdraw a document, or an entry by its list and key. */
export const getWithdrawalBranch = (name: string) => `withdrawal/${name.replaceAll("/", "-")}`;

/** Checks whether a request withdraws a document or an entry. */
export const isWithdrawal = (branch: string) => branch.startsWith("withdrawal/");

/** Creates the request to withdraw a document, or an entry by its file below `content`. */
export function createWithdrawal({ base, files }: Repository, withdrawal: Omit<Withdrawal, "day">): ChangeRequest {
  const { name, reason = "" } = withdrawal;
  const withdraw = name.includes("/") ? withdrawEntry : withdrawDocument;
  const changed = withdraw(files, { ...withdrawal, day: getTodayInIndia(new Date()) });
  return {
    ...{ base, branch: getWithdrawalBranch(name), title: `Withdraw ${name}`, description: withReason("", reason) },
    changes: Array.from(changed, ([path, text]) => ({
      path,
      bytes: text === null ? undefined : new TextEncoder().encode(text),
      isNew: !files.has(path),
    })),
  };
}

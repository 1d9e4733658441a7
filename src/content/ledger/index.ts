export { checkLedger, lostVersions } from "./check";
export { readLedger, readLedgerText, recordPublication } from "./files";
export { ledgerFile } from "./records";
export { updateLedger } from "./update";
export { addWithdrawn, checkWithdrawn } from "./withdrawn";

export { checkLedger, lostVersions } from "./check";
export { digestIn, ledgerFile, type PublishedVersion, readLedger, writeVersions } from "./records";
export { updateLedger } from "./update";
export { checkWithdrawn, readWithdrawn, withdrawnFile } from "./withdrawn";

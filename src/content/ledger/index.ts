export { checkLedger, lostVersions } from "./check";
export { digestIn, ledgerFile, type PublishedVersion, readLedger, writeVersions } from "./records";
export { updateLedger } from "./update";
export { addWithdrawn, checkWithdrawn } from "./withdrawn";

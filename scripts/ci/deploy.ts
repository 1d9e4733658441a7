/**
 * Publishes the signed site in a folder and verifies it; Pages, which a job of the git host publishes, it only verifies.
 * With `withdraw` in place of a folder, it removes from the server what the list of withdrawals names. The exit code is
 * that of a publication (docs/operate.md). Bundled into one program, since the job has secrets and installs no packages.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content/disk";
import { readWithdrawals } from "../../src/content/withdrawn-list";
import { digestListPath } from "../../src/pipeline/digest-list";
import { PublishError } from "../publish/destination";
import { readHost } from "../publish/hosts";
import { openDestination, readLiveSite } from "../publish/live-site";
import { printVerification, publishBuilt } from "../publish/publish-built";
import { rollBack } from "../publish/publish-release";
import { exitCodes, hostDelayMs, verifySite } from "../verify/verify-site";

async function deploy(site: string, environment: NodeJS.ProcessEnv): Promise<number> {
  if (site === "withdraw") {
    console.log(
      await openDestination(undefined, environment, ({ folder, ...how }) => rollBack(folder, "current", how)),
    );
    return 0;
  }
  if (readHost(environment) !== "pages") return exitCodes[(await publishBuilt(undefined, site, environment)).outcome];
  const { origin, ...keys } = readLiveSite(environment);
  const published = readFileSync(path.join(site, digestListPath));
  const withdrawn = new Set(readWithdrawals(listProjectFiles(".")).keys());
  const expected = { ...keys, host: "pages", published, withdrawn, timeoutMs: hostDelayMs, maxAgeDays: 2 } as const;
  return exitCodes[printVerification(await verifySite(origin, expected)).outcome];
}

deploy(process.argv[2] ?? "", process.env).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof PublishError ? error.message : error);
    process.exitCode = 1;
  },
);

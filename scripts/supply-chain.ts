/**
 * `npm run supply-chain`: the licences of all that the site is made with, the bill of materials, and whether the registry
 * signed what was installed. Ends with 1 for a licence not agreed to or a signature that is wrong; where the registry
 * does not answer, says so and goes on.
 */
import { execFileSync } from "node:child_process";
import { z } from "zod";
import { writeBillOfMaterials } from "./supply-chain/bill-of-materials";
import { licencesOf } from "./supply-chain/licences";
import { npm } from "./supply-chain/npm";

const failure = z.object({ stdout: z.string(), stderr: z.string() });

/** Milliseconds: a registry that is not there lets npm try for minutes. */
const patience = 120_000;

async function main(): Promise<number> {
  const licences = licencesOf(".");
  const counts = new Map<string, number>();
  for (const { licence = "none" } of licences) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort((one, other) => other[1] - one[1]))
    console.log(`${count}\t${licence}`);
  const refused = licences.filter(({ isAllowed }) => !isAllowed);
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: ${licence ?? "no licence"} is not agreed to.`);
  const { file, components } = await writeBillOfMaterials(".");
  console.log(`${file} names ${components} packages (CycloneDX).`);
  return refused.length + checkSignatures() > 0 ? 1 : 0;
}

/** 1 where a signature is wrong, 0 where all are right or cannot be had. */
function checkSignatures(): 0 | 1 {
  try {
    console.log(
      execFileSync(...npm("audit", "signatures", "--fetch-retries=0"), {
        encoding: "utf8",
        stdio: "pipe",
        timeout: patience,
      }).trim(),
    );
    return 0;
  } catch (error) {
    const { data } = failure.safeParse(error);
    const said = data ? `${data.stdout}${data.stderr}`.trim() : "";
    if (/invalid|missing/i.test(said) && !/network|ENOTFOUND|ETIMEDOUT|E404|ECONN/.test(said)) {
      console.error(said);
      return 1;
    }
    console.log("Signatures: not checked, since the registry's keys could not be had here.");
    return 0;
  }
}

main().then((code) => {
  process.exitCode = code;
});

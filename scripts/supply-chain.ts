/**
 * `npm run check:licences`: counts the licences of all that the site and its editor are made with, and writes their bills of
 * materials. Ends with 1 for a licence that is not agreed to. `npm audit signatures` asks for the registry's signatures.
 */
import { writeBillsOfMaterials } from "./supply-chain/bill-of-materials";
import { manifestFolders } from "./supply-chain/folders";
import { licencesOf } from "./supply-chain/licences";

async function main(): Promise<number> {
  const licences = manifestFolders.flatMap(licencesOf);
  const counts = new Map<string, number>();
  for (const { licence = "none" } of licences) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort((one, other) => other[1] - one[1]))
    console.log(`${count}\t${licence}`);
  const refused = licences.filter(({ isAllowed }) => !isAllowed);
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: ${licence ?? "no licence"} is not agreed to.`);
  for (const { file, components } of await writeBillsOfMaterials("."))
    console.log(`${file} names ${components} packages (CycloneDX).`);
  return refused.length > 0 ? 1 : 0;
}

main().then((code) => {
  process.exitCode = code;
});

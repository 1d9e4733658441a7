import { command } from "./command";
import { writeBillsOfMaterials } from "./supply-chain/bill-of-materials";
import { listLicences, manifestFolders } from "./supply-chain/licences";

async function countLicences(): Promise<number> {
  const licences = manifestFolders.flatMap(listLicences);
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

/** Does not check the registry's signatures; `npm audit signatures` does. */
command(__filename, {
  name: "scripts/supply-chain.ts",
  summary: "Counts the licences of packages, refuses unapproved ones, and writes bills of materials.",
  run: countLicences,
});

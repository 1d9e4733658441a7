import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { writeBillsOfMaterials } from "./bill-of-materials";

const componentsOf = z
  .object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })
  .transform(({ components }) => components.map(({ name, version }) => `${name}@${version}`));

test("lists the served packages: React and Gatsby for visitors, Decap and its React for clerks", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bills-"));
  try {
    for (const file of ["package.json", "package-lock.json", ".npmrc", "editor"])
      cpSync(file, path.join(folder, file), { recursive: true });
    const bills = await writeBillsOfMaterials(folder);
    const named = bills.map(({ file }) =>
      componentsOf.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
    );
    expect(bills.map(({ components }) => components)).toEqual(named.map(({ length }) => length));
    const [site = [], editor = []] = named;
    expect(site).toEqual(
      expect.arrayContaining([expect.stringMatching(/^gatsby@5/u), expect.stringMatching(/^react@18/u)]),
    );
    expect(editor).toEqual(
      expect.arrayContaining([expect.stringMatching(/^decap-cms@3/u), expect.stringMatching(/^react@19/u)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

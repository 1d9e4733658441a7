import { writeFileSync } from "node:fs";
import path from "node:path";
import { fillTemplate } from "../../src/pipeline/fill-template";

/** The name of a council in the languages of its texts. */
type CouncilName = Readonly<Record<string, string | undefined>>;

/** Writes the READMEs in English and Hindi into a council's folder. */
export function writeReadmes(root: string, name: CouncilName = {}): void {
  const english = name.en ?? name.hi ?? "A council for Sanskrit education";
  const titles = { "README.md": english, "README.hi.md": name.hi ?? english };
  for (const [file, title] of Object.entries(titles))
    writeFileSync(path.join(root, file), fillTemplate(path.join(__dirname, `council-${file}`), { title }));
}

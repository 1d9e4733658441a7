import { readContent } from "../../src/content";
import { withSampleFolder } from "../../tests/cases/folder";
import { imported } from "../../tests/cases/imported-sheet";
import { sampleFiles } from "../../tests/cases/sample";

const titlesIn = (language: string) => ["Code", `School (${language})`, "District", "Level", "Management"];
const settings = "content/site.yaml";

test("imports rows in one language alone, whichever it is, only into lists where the council of that content allows it", () =>
  withSampleFolder(async (folder) => {
    const rowsNamed = (code: string, name: string) =>
      Array.from({ length: 120 }, (_, row) => [
        `${code}-${row + 100}`,
        `${name} ${row}`,
        "Almora",
        "Prathama",
        "Aided",
      ]);
    const english = [titlesIn("English"), ...rowsNamed("SK", "School")];
    const hindi = [titlesIn("Hindi"), ...rowsNamed("HI", "विद्यालय")];
    for (const sheet of [english, hindi])
      expect(await imported(folder, sheet)).toMatchObject({ written: 0, refused: 120 });
    folder.write({ [settings]: `${sampleFiles[settings]}englishAllowed:\n  - list: schools\n` });
    for (const sheet of [english, hindi])
      expect(await imported(folder, sheet)).toMatchObject({ written: 120, refused: 0 });
    expect(folder.read("content/tables/schools/sk-219.yaml")).toContain("name:\n  en: School 119\ndistrict");
    expect(folder.read("content/tables/schools/hi-219.yaml")).toContain("name:\n  hi: विद्यालय 119\ndistrict");
    const order = "content/orders/order-1.yaml";
    folder.write({ [order]: String(sampleFiles[order]).replace(/^ {2}(?:hi|sa): .*\n/gmu, "") });
    const missing = ["hi", "sa"].map((code) => [order, `title.${code}`]);
    expect(readContent(folder.root).problems.map(({ file, field }) => [file, field?.path])).toEqual(missing);
  }));

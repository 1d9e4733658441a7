import { readContent } from "../../src/content";
import { withSampleFolder } from "../../tests/cases/folder";
import { imported } from "../../tests/cases/imported-sheet";
import { sampleFiles } from "../../tests/cases/sample";

const titles = ["Code", "School (English)", "District", "Level", "Management"];
const settings = "content/site.yaml";

test("imports rows in English alone only into lists where the council of that content allows it", () =>
  withSampleFolder(async (folder) => {
    const rows = Array.from({ length: 120 }, (_, row) => `SK-${row + 100}`).map((code) => [
      code,
      `School ${code}`,
      "Almora",
      "Prathama",
      "Aided",
    ]);
    expect(await imported(folder, [titles, ...rows])).toMatchObject({ written: 0, refused: 120 });
    folder.write({ [settings]: `${sampleFiles[settings]}englishAllowed:\n  - list: schools\n` });
    expect(await imported(folder, [titles, ...rows])).toMatchObject({ written: 120, refused: 0 });
    expect(folder.read("content/tables/schools/sk-219.yaml")).toContain("name:\n  en: School SK-219\ndistrict");
    const order = "content/orders/order-1.yaml";
    folder.write({ [order]: String(sampleFiles[order]).replace(/^ {2}(?:hi|sa): .*\n/gmu, "") });
    const missing = ["hi", "sa"].map((code) => [order, `title.${code}`]);
    expect(readContent(folder.root).problems.map(({ file, field }) => [file, field?.path])).toEqual(missing);
  }));

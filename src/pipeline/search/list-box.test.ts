import { contentOn } from "../../../tests/search/content";
import { queryDay } from "../../../tests/search/query-list";
import { everyList } from "../../lists/every-list";
import { toPlain } from "../../lists/rows";
import { readList } from "../../page-data/read-list";
import { createEngine } from "../../search/engine";
import { localeCodes } from "../../site/locales";
import { searchIndexes } from "../search-index";

const site = contentOn(queryDay);
const indexes = searchIndexes(site);
/** The types of columns whose text is searched with the first word. */
const searched = ["title", "text", "line", "reference", "email"];

test.each(everyList.filter(({ route }) => route !== "news").map((list) => [list.route, list] as const))(
  "the box of %s finds a row by each text that the row shows",
  (route, list) => {
    const lost = localeCodes.flatMap((language) => {
      const engine = createEngine();
      const index = indexes.get(language);
      if (index) engine.load(JSON.stringify(index.facts));
      const { entries, labels } = readList(list, site, language);
      return list.columns
        .filter(({ type }) => searched.includes(type))
        .flatMap(({ id }) =>
          entries.flatMap(({ row }) => {
            const query = labels[id]?.[toPlain(row.cells[id])] ?? toPlain(row.cells[id]);
            const found =
              query === "" || engine.find({ query, language, kinds: [route] }).some(({ key }) => key === row.key);
            return found ? [] : [`${language} ${id}: ${query}`];
          }),
        );
    });
    expect([...new Set(lost)].slice(0, 12)).toEqual([]);
  },
);

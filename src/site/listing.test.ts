import { longestList, pageCountOf, rowsPerPage } from "./listing";
import { localeCodes } from "./locales";
import { correctedPath, pageAt, pathTo } from "./paths";

it("leaves a list whole up to its greatest length and parts a longer one", () => {
  expect([0, 1, longestList].map(pageCountOf)).toEqual([1, 1, 1]);
  expect(pageCountOf(longestList + 1)).toBe(Math.ceil((longestList + 1) / rowsPerPage));
  expect(pageCountOf(10_000)).toBe(10_000 / rowsPerPage);
});

it("has the first page of a list at the list's own path, and the others below it", () => {
  for (const locale of localeCodes) {
    const list = pathTo("schools", locale);
    expect(pathTo({ route: "schools", number: 1 }, locale)).toBe(list);
    const second = pathTo({ route: "schools", number: 2, fragment: "row" }, locale);
    expect(second).toBe(`${list}/page/2#row`);
    expect(pageAt(`${list}/page/2`)).toMatchObject({ route: { id: "schools" }, locale, number: 2 });
    expect(correctedPath(`${list}/page/2`)).toBeUndefined();
    expect(correctedPath(`${list.toUpperCase()}//Page/02/`)).toBe(`${list}/page/2`);
    expect(correctedPath(`${list}/page/1`)).toBe(list);
  }
});

it("has no numbered pages where nothing is listed", () => {
  for (const path of [`${pathTo("help", "en")}/page/2`, "/page/2", "/hi/page/2", `${pathTo("schools", "en")}/page/0`]) {
    expect(pageAt(path)).toBeUndefined();
    expect(correctedPath(path)).toBeUndefined();
  }
});

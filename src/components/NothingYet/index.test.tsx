/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createListPage } from "../../../tests/listing/rows";
import { renderIn } from "../../../tests/render";
import { resultColumns } from "../../lists/columns-of/results";
import { type LocaleCode, localeCodes } from "../../site/locales";
import { List } from "../List";
import { News } from "../News";
import { OfficialCards } from "../OfficialCards";

/** The text of an empty list of any kind, by language. */
const nothing: Readonly<Record<LocaleCode, string>> = {
  en: "There is no entry here at present.",
  hi: "यहाँ अभी कोई प्रविष्टि नहीं है।",
  sa: "अत्र सम्प्रति कापि प्रविष्टिः नास्ति।",
};

const emptyLists: Readonly<Record<string, ReactElement>> = {
  "a listing": (
    <List caption="results.caption" route="results" list={createListPage(resultColumns, [])} columns={resultColumns} />
  ),
  "a listing in groups": (
    <List
      caption="results.caption"
      route="results"
      list={createListPage(resultColumns, [])}
      columns={resultColumns}
      groupBy="exam"
    />
  ),
  "cards of officials": <OfficialCards officials={[]} />,
};

describe.each(localeCodes)("in %s", (language) => {
  it.each(Object.entries(emptyLists))("%s without entries renders an empty state without controls", (_, list) => {
    renderIn(language, list);
    expect(screen.getByText(nothing[language] ?? "")).toBeVisible();
    for (const role of ["table", "searchbox", "button", "list"]) expect(screen.queryByRole(role)).toBeNull();
  });

  it("renders an empty state on a home page without news", () => {
    const { container } = renderIn(language, <News entries={[]} />);
    expect(container).toHaveTextContent(/\S+ \S+/u);
    expect(screen.queryByRole("list")).toBeNull();
  });
});

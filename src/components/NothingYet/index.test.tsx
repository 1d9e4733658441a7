/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { createListPage } from "../../../tests/listing/rows";
import { renderIn } from "../../../tests/render";
import { resultList } from "../../lists/of/results";
import { List } from "../List";
import { OfficialCards } from "../OfficialCards";

const page = createListPage(resultList.columns, []);
const { groupBy: _, ...plain } = resultList;

it.each([
  ["a listing", <List key="whole" list={plain} page={page} />],
  ["a listing in groups", <List key="grouped" list={resultList} page={page} />],
  ["cards of officials", <OfficialCards key="cards" officials={[]} />],
])("renders an empty state without controls for %s without entries", (_, empty) => {
  renderIn("hi", empty);
  expect(screen.getByText("यहाँ अभी कोई प्रविष्टि नहीं है।")).toBeVisible();
  for (const role of ["table", "searchbox", "button", "list"]) expect(screen.queryByRole(role)).toBeNull();
});

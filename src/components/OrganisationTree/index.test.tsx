/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { OrganisationTree } from ".";

const office = (key: string, under?: string, duty?: string) => ({
  key,
  name: { text: key, language: "en" as const },
  duty: duty === undefined ? undefined : { text: duty, language: "en" as const },
  specimen: false,
  under,
});

/** Offices in no particular order, as files are read. */
const offices = [
  office("district", "directorate"),
  office("minister"),
  office("council", "secretary", "Holds the examinations"),
  office("directorate", "secretary"),
  office("secretary", "minister"),
];

it("nests each office with its duty in the list under the office above", () => {
  renderIn("en", <OrganisationTree offices={offices} />);
  const placesOf = (list: HTMLElement): unknown[] =>
    [...list.children].map((item) => {
      const below = item.querySelector<HTMLElement>(":scope > ul");
      return below ? [item.id, placesOf(below)] : item.id;
    });
  const [tree] = screen.getAllByRole("list");
  if (!tree) throw new Error("There is no list.");
  expect(placesOf(tree)).toEqual([["minister", [["secretary", ["council", ["directorate", ["district"]]]]]]]);
  expect(within(tree).getByText("Holds the examinations")).toBeVisible();
});

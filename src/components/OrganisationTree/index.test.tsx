/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { OrganisationTree } from ".";

const office = (key: string, above: string | null, duty: string | null = null) => ({
  key,
  name: { text: key, language: "en" },
  duty: duty === null ? null : { text: duty, language: "en" },
  specimen: false,
  under: above === null ? null : { key: above },
});

/** Offices in no particular order, as files are read. */
const offices = [
  office("district", "directorate"),
  office("minister", null),
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

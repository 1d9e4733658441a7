/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { ContactNote } from "./";

test("a page of a council without a Web Information Manager ends with its text", () => {
  const { container } = renderIn("en", <ContactNote manager={null} specimen={false} />);
  expect(container).toBeEmptyDOMElement();
});

test("whom to ask is named with an address, and an example is marked as one", () => {
  const designation = { text: "Deputy Secretary", language: "en" };
  renderIn("en", <ContactNote manager={{ designation, email: "web@board.example" }} specimen />);
  expect(screen.getByText("web@board.example")).toHaveAttribute("href", "mailto:web@board.example");
  expect(screen.getByText(/are a specimen/u)).toBeVisible();
});

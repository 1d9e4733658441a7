/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { ContactNote } from "./";

test("renders nothing without a Web Information Manager", () => {
  const { container } = renderIn("en", <ContactNote manager={null} specimen={false} />);
  expect(container).toBeEmptyDOMElement();
});

test("names the office to contact with its e-mail address, and marks a specimen", () => {
  const designation = { text: "Deputy Secretary", language: "en" };
  renderIn("en", <ContactNote manager={{ designation, email: "web@board.example" }} specimen />);
  expect(screen.getByRole("link", { name: "web@board.example" })).toHaveAttribute("href", "mailto:web@board.example");
  expect(screen.getByText(/are a specimen/u)).toBeVisible();
});

/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { ContactNote } from "./";

test("renders nothing without an office to contact, and a note on a specimen", () => {
  const { container } = renderIn("en", <ContactNote manager={null} specimen={false} />);
  expect(container).toBeEmptyDOMElement();
  renderIn("en", <ContactNote manager={null} specimen />);
  expect(screen.getByText(/are a specimen/u)).toBeVisible();
});

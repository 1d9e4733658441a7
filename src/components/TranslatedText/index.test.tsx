/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { TranslatedText } from "./";

it("renders plain text in the page's language", () => {
  const { container } = renderIn("sa", <TranslatedText value={{ text: "परिषद्", language: "sa" }} />);
  expect(container.innerHTML).toBe("परिषद्");
});

it("marks an English fallback with its language", () => {
  renderIn("sa", <TranslatedText value={{ text: "Council", language: "en" }} />);
  expect(screen.getByText("Council")).toHaveAttribute("lang", "en");
});

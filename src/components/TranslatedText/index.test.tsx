/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { TranslatedText } from "./";

it("is plain text in the page's own language", () => {
  const { container } = renderIn("sa", <TranslatedText value={{ text: "परिषद्", language: "sa" }} />);
  expect(container.innerHTML).toBe("परिषद्");
});

it("says that it is English where it stands in for a missing text", () => {
  renderIn("sa", <TranslatedText value={{ text: "Council", language: "en" }} />);
  expect(screen.getByText("Council")).toHaveAttribute("lang", "en");
});

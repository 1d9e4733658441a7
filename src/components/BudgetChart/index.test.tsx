/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { BudgetChart, type YearSum } from ".";

const years: readonly YearSum[] = [
  { label: "2023-24", allotted: 200_000, spent: 100_000 },
  { label: "2024-25", allotted: 150_000, spent: null },
];

/** Renders the chart and returns the widths of its bars in per cent, in page order. */
const widths = (sums = years, language: "en" | "hi" = "en") => {
  const { container } = renderIn(language, <BudgetChart years={sums} />);
  return [...container.querySelectorAll("rect")].map((bar) => Number.parseFloat(bar.getAttribute("width") ?? ""));
};

it("renders each sum in proportion, without a bar for open accounts", () => {
  expect(widths()).toEqual([100, 50, 75]);
  expect(screen.getAllByText("Accounts not yet closed")).toHaveLength(1);
});

it("formats each sum in the page's language, with the share spent", () => {
  widths(years, "hi");
  expect(screen.getByText("२,००,०००")).toBeVisible();
  expect(screen.getByText("१,००,०००").parentElement).toHaveTextContent("१,००,००० (५० %)");
});

it("renders bars of zero width if no money was allotted", () => {
  expect(widths([{ label: "2025-26", allotted: 0, spent: 0 }])).toEqual([0, 0]);
});

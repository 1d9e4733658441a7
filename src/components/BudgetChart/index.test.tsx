/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { BudgetChart, type YearSum } from ".";

const years: readonly YearSum[] = [
  { label: "2023-24", allotted: 200_000, spent: 100_000 },
  { label: "2024-25", allotted: 150_000, spent: null },
];

/** The widths of the bars in per cent, in the order of the page. */
const widths = (sums = years, language: "en" | "hi" = "en") => {
  const { container } = renderIn(language, <BudgetChart years={sums} />);
  return [...container.querySelectorAll("rect")].map((bar) => Number.parseFloat(bar.getAttribute("width") ?? ""));
};

it("draws every sum in proportion, none for accounts still open", () => {
  expect(widths()).toEqual([100, 50, 75]);
  expect(screen.getAllByText("Accounts not yet closed")).toHaveLength(1);
});

it("writes every sum beside its bar as the language does, with the part that was spent", () => {
  widths(years, "hi");
  expect(screen.getByText("२,००,०००")).toBeVisible();
  expect(screen.getByText("१,००,००० (५० %)")).toBeVisible();
});

it("draws nothing impossible where no money was allotted", () => {
  expect(widths([{ label: "2025-26", allotted: 0, spent: 0 }])).toEqual([0, 0]);
});

/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { BudgetChart, type YearSum } from ".";

const years: readonly YearSum[] = [
  { label: "2023-24", allotted: 200_000, spent: 100_000 },
  { label: "2024-25", allotted: 150_000, spent: null },
];

const draw = (language: "en" | "hi", sums = years) => {
  const { container } = renderIn(language, <BudgetChart years={sums} />);
  return [...container.querySelectorAll("rect")].map((bar) => ({
    height: Number(bar.getAttribute("height")),
    end: Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")),
    left: Number(bar.getAttribute("x")),
    right: Number(bar.getAttribute("x")) + Number(bar.getAttribute("width")),
  }));
};

it("draws every sum in proportion, on one ground, none over another, none for accounts still open", () => {
  const bars = draw("en");
  expect(bars).toHaveLength(3);
  const [first, second, third] = bars.map(({ height }) => height);
  expect(second).toBeCloseTo((first ?? 0) / 2);
  expect(third).toBeCloseTo((first ?? 0) * 0.75);
  expect(new Set(bars.map(({ end }) => Math.round(end))).size).toBe(1);
  bars.slice(1).forEach(({ left }, index) => {
    expect(left).toBeGreaterThan(bars[index]?.right ?? 0);
  });
});

it("is one picture with a name, and writes its sums as the language does", () => {
  draw("hi");
  const picture = screen.getByRole("img");
  expect(picture).toHaveAccessibleName(/आवंटन/u);
  expect(picture).toHaveTextContent("२,००,०००");
});

it("draws nothing impossible where no money was allotted", () => {
  for (const { height } of draw("en", [{ label: "2025-26", allotted: 0, spent: 0 }])) expect(height).toBe(0);
});

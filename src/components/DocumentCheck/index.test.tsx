/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { Result } from ".";

const version = {
  digest: "0123",
  name: "order.pdf",
  since: "2026-11-01",
  ended: "2026-11-05",
  address: "/documents/order.0123456789abcdef.pdf",
  title: { text: "The order", language: "en" },
} as const;

it.each([
  ["current", /^From the council, and current/u],
  ["replaced", /^From the council, but replaced on 5 November 2026/u],
  ["withdrawn", /^From the council, but withdrawn on 5 November 2026/u],
] as const)("says that a file is %s, and links to the current document", (status, expected) => {
  renderIn("en", <Result outcome={{ kind: status, version: { ...version, status }, digest: "0123" }} />);
  expect(screen.getByText(expected)).toBeVisible();
  const link = screen.getByRole("link", { name: "Open the current document" });
  expect(link).toHaveAttribute("href", version.address);
});

it.each([
  ["unreadable", /could not be read/u],
  ["unsupported", /cannot compute a digest/u],
] as const)("reports a file that is %s", (kind, expected) => {
  const { container } = renderIn("en", <Result outcome={{ kind }} />);
  expect(container).toHaveTextContent(expected);
});

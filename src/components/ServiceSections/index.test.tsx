/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { ServiceSections } from ".";

const office = (name: string, email: string | null = null) => ({
  specimen: false,
  designation: { text: name, language: "hi" },
  email,
});

const service = {
  enclosures: { html: "<ul><li>पहचान पत्र की प्रति</li></ul>", language: "hi" },
  apply: { html: "<ol><li>प्रपत्र भरें।</li></ol>", language: "hi" },
  officer: office("परिषद् उप सचिव", "deputy@council.example"),
  days: 15,
  firstAppeal: office("परिषद् सचिव"),
  firstAppealDays: 20,
  secondAppeal: office("परिषद् अध्यक्ष"),
  secondAppealDays: 30,
};

it("renders enclosures, application steps, and the deciding offices with their working days", () => {
  renderIn("hi", <ServiceSections service={service} />);
  const enclosures = screen.getByRole("region", { name: "साथ लाए जाने वाले दस्तावेज़" });
  expect(within(enclosures).getByRole("listitem")).toHaveTextContent("पहचान पत्र की प्रति");
  expect(screen.getByRole("region", { name: "आवेदन कैसे करें" })).toHaveTextContent("प्रपत्र भरें।");
  const rows = screen.getAllByRole("row").slice(1);
  const said = rows.map((row) => [
    within(row).getByRole("rowheader").textContent?.trim(),
    ...within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent ?? ""),
  ]);
  expect(said.map(([role]) => role)).toEqual(["पदाभिहित अधिकारी", "प्रथम अपीलीय अधिकारी", "द्वितीय अपीलीय अधिकारी"]);
  expect(said.map((cells) => cells.at(-1))).toEqual([
    expect.stringContaining("१५"),
    expect.stringContaining("२०"),
    expect.stringContaining("३०"),
  ]);
  expect(screen.getByRole("link", { name: "deputy@council.example" })).toHaveAttribute(
    "href",
    "mailto:deputy@council.example",
  );
});

it("omits a missing office", () => {
  renderIn("en", <ServiceSections service={{ ...service, firstAppeal: null }} />);
  expect(screen.getAllByRole("rowheader")).toHaveLength(2);
});

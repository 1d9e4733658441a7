/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { ServiceSections } from ".";

const office = (name: string) => ({ specimen: false, designation: { text: name, language: "hi" }, email: null });

const service = {
  enclosures: { html: "<ul><li>पहचान पत्र की प्रति</li></ul>", language: "hi" },
  apply: { html: "<ol><li>प्रपत्र भरें।</li></ol>", language: "hi" },
  officer: office("परिषद् उप सचिव"),
  days: 15,
  firstAppeal: null,
  firstAppealDays: 20,
  secondAppeal: office("परिषद् अध्यक्ष"),
  secondAppealDays: 30,
};

it("renders enclosures, application steps, and the offices that are known with their working days", () => {
  renderIn("hi", <ServiceSections service={service} />);
  expect(screen.getByRole("region", { name: "साथ लाए जाने वाले दस्तावेज़" })).toHaveTextContent("पहचान पत्र की प्रति");
  expect(screen.getByRole("region", { name: "आवेदन कैसे करें" })).toHaveTextContent("प्रपत्र भरें।");
  const rows = screen.getAllByRole("row").slice(1);
  const said = rows.map((row) => [
    within(row).getByRole("rowheader").textContent?.trim(),
    within(row).getAllByRole("cell").at(-1)?.textContent,
  ]);
  expect(said).toEqual([
    ["पदाभिहित अधिकारी", "१५"],
    ["द्वितीय अपीलीय अधिकारी", "३०"],
  ]);
});

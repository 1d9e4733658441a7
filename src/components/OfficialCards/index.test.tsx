/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderIn } from "../../../tests/render";
import { OfficialCards } from ".";

const official = {
  key: "head",
  specimen: false,
  designation: { text: "Head", language: "en" as const },
  name: { text: "प्रमुख", language: "hi" as const },
  email: undefined,
};

test("a portrait has a size before it loads, and repeats no name", () => {
  renderIn("en", <OfficialCards officials={[{ ...official, portrait: "/documents/head.0123456789abcdef.jpg" }]} />);
  const portrait = screen.getByRole("presentation");
  for (const [name, value] of Object.entries({ width: "80", height: "80", loading: "lazy", alt: "" }))
    expect(portrait).toHaveAttribute(name, value);
});

test("an official without a portrait has no picture", () => {
  renderIn("en", <OfficialCards officials={[{ ...official, portrait: undefined }]} />);
  expect(screen.queryByRole("presentation")).toBeNull();
});

test("offices without holders are a line where only these are shown", () => {
  const officials = [{ ...official, name: undefined, portrait: undefined }];
  const { container } = renderIn("en", <OfficialCards officials={officials} isBrief />);
  expect(screen.getByText("Head")).toBeVisible();
  expect(container.querySelector(".card")).toBeNull();
});

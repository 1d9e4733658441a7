/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../tests/render";
import { installSearchShortcut, setSearchShortcut } from "../../preferences/search-shortcut";
import { loadIndex } from "../../search/worker-client";
import { SearchBox } from ".";

jest.mock("../../search/worker-client", () => ({ loadIndex: jest.fn(async () => undefined) }));

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(loadIndex).mockClear();
});

const box = () => screen.getByRole("searchbox");

it("fetches the index when the box receives focus", async () => {
  renderIn("hi", <SearchBox />);
  expect(loadIndex).not.toHaveBeenCalled();
  await userEvent.click(box());
  await waitFor(() => expect(loadIndex).toHaveBeenCalledWith({ language: "hi", part: "facts" }));
});

describe("the key /", () => {
  beforeAll(installSearchShortcut);

  it("is an ordinary character in text fields", async () => {
    renderIn(
      "en",
      <>
        <textarea aria-label="elsewhere" />
        <SearchBox />
      </>,
    );
    await userEvent.type(screen.getByLabelText("elsewhere"), "1/2");
    expect(screen.getByLabelText("elsewhere")).toHaveValue("1/2");
    await userEvent.type(box(), "12/2019");
    expect(box()).toHaveValue("12/2019");
  });

  it("can be switched off", async () => {
    setSearchShortcut(false);
    renderIn("en", <SearchBox />);
    await userEvent.keyboard("/");
    expect(box()).not.toHaveFocus();
    setSearchShortcut(true);
    await userEvent.keyboard("/");
    expect(box()).toHaveFocus();
  });
});

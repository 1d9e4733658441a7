/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { hydratePage } from "./hydrate";
import { reloadWithoutApp } from "./retry";
import { translatePage } from "./translator.testing";

jest.mock("./retry", () => ({ reloadWithoutApp: jest.fn() }));

/** Renders a page with a field, and a button that makes the page throw. */
function Page() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("broken");
  return (
    <div>
      <h1>Results</h1>
      <details>
        <summary>Years</summary>
      </details>
      <label>
        Search <input type="search" />
      </label>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </div>
  );
}

/** Puts the prerendered page into the document and returns its container. */
function openPage(): HTMLElement {
  const { container, unmount } = render(<Page />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="page">${html}</div>`;
  return getElement("#page");
}

function getElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

let errors: jest.SpyInstance;
beforeEach(() => {
  window.scrollTo = jest.fn();
  errors = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it("hydrates the existing elements of an unchanged page", async () => {
  const container = openPage();
  const field = getElement("input");
  await act(async () => hydratePage(<Page />, container));
  expect(getElement("input")).toBe(field);
});

it("renders a translated page again and restores input, open disclosures and focus", async () => {
  const container = openPage();
  const field = container.querySelector("input");
  if (!field) throw new Error("There is no field.");
  window.__appLoader = {
    isLoading: true,
    isHydrated: false,
    pendingInputs: new Map([[field, "2023"]]),
    pendingClick: getElement("button"),
  };
  getElement("details").setAttribute("open", "");
  field.focus();
  const end = translatePage(false);
  await act(async () => hydratePage(<Page />, container));
  end();
  const next = getElement("input");
  expect(next).not.toBe(field);
  expect(next).toHaveValue("2023");
  expect(document.activeElement).toBe(next);
  expect(getElement("details")).toHaveAttribute("open");
  expect([...window.__appLoader.pendingInputs]).toEqual([[next, "2023"]]);
  expect(window.__appLoader.pendingClick).toBe(getElement("button"));
  expect(errors).not.toHaveBeenCalled();
});

it("keeps a failed page readable until it is reloaded without the app", async () => {
  const container = openPage();
  await act(async () => hydratePage(<Page />, container));
  await act(async () => getElement("button").click());
  expect(container).toHaveTextContent("Results");
  expect(reloadWithoutApp).toHaveBeenCalled();
  expect(errors).toHaveBeenCalled();
});

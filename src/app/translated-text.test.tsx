/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { followTranslator } from "./translated-text";
import { translatePage } from "./translator.testing";

// Once per document, since the observer is never disconnected.
beforeAll(followTranslator);

/** Waits until the observers of the page and of the translator have run. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

function List() {
  const [count, setCount] = useState(3);
  return (
    <>
      <p role="status">
        {count} entries
        {count > 3 && " (many)"}
        {count < 3 && <b>few</b>} in all
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <button type="button" onClick={() => setCount(count - 1)}>
        fewer
      </button>
    </>
  );
}

it.each([
  ["once", false],
  ["and all new text", true],
])("shows changed text on a page translated %s", async (_times, isWatching) => {
  render(<List />);
  const end = translatePage(isWatching);
  await settle();
  const status = screen.getByRole("status");
  expect(status.querySelectorAll("font").length).toBeGreaterThan(0);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    await settle();
    return status.textContent;
  };
  expect(await press("more")).toBe("4 entries (many) in all");
  expect(await press("fewer")).toBe("3 entries in all");
  expect(await press("fewer")).toBe("2 entriesfew in all");
  expect(await press("more")).toBe("3 entries in all");
  if (isWatching) expect(Array.from(status.childNodes, ({ nodeName }) => nodeName)).not.toContain("#text");
  end();
});

it("shows new text after the visitor has switched back to the original", async () => {
  render(<List />);
  translatePage(false)();
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "more" }));
  await settle();
  expect(screen.getByRole("status").textContent).toBe("4 entries (many) in all");
});

it("still throws when a node to remove is not in the document", () => {
  expect(() => document.body.removeChild(document.createTextNode("nowhere"))).toThrow("not");
});

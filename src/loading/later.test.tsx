/** @jest-environment jsdom */
import { hydrate } from "preact/compat";
import { useState } from "react";
import { Later, untilAllTakenOver } from "./later";

// Visitors' browsers run Preact, and this is about how that takes over what it finds.
jest.mock("react", () => jest.requireActual("preact/compat"));
jest.mock("react/jsx-runtime", () => jest.requireActual("preact/jsx-runtime"));

it("takes a part over as it was built, and shows what changed while it waited", async () => {
  window.starter = { typed: new Map() };
  let find: (words: string) => void = () => undefined;
  function List() {
    const [words, setWords] = useState("");
    find = setWords;
    return (
      <Later>
        <input value={words} readOnly />
      </Later>
    );
  }
  document.body.innerHTML = '<main><input value=""></main>';
  const main = document.querySelector("main");
  const field = document.querySelector("input");
  if (!main || !field) throw new Error("the page has no field");
  hydrate(<List />, main);
  find("valmiki");
  await untilAllTakenOver();
  expect(document.querySelector("input")).toBe(field);
  expect(field.value).toBe("valmiki");
});

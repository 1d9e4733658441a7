/** @jest-environment jsdom */
import { softHyphen } from "../language/soft-hyphen";
import { installCopying } from "./copied-text.inline";

it("copies a compound without the places where it may break", () => {
  installCopying();
  document.body.textContent = `संस्कृत${softHyphen}पाठशाला`;
  document.getSelection()?.selectAllChildren(document.body);
  const copied: string[] = [];
  const event = Object.assign(new Event("copy", { cancelable: true }), {
    clipboardData: { setData: (_type: string, text: string) => copied.push(text) },
  });
  document.dispatchEvent(event);
  expect(copied).toEqual(["संस्कृतपाठशाला"]);
  expect(event.defaultPrevented).toBe(true);
});

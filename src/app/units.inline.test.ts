/** @jest-environment jsdom */

import { installUnits } from "./units.inline";

const syllabus = `<section id="class-test-9"><details><table><tr><th scope="row">A &amp; B</th><td>Other</td></tr></table></details></section>
<section id="class-test-10"><details><summary>Units</summary><div lang="hi"><table><tr><th>Subject</th><th>Units</th></tr>
<tr><th scope="row">A &amp; B</th><td>One; <a href="/">two</a></td><td>Book</td></tr></table></div></details></section>`;

const paper = (
  subject: string,
) => `<details data-units="${subject}" data-section="class-test-10"><summary>Units</summary>
<div></div><a href="/School/Syllabus#class:10">Syllabus</a></details>`;

installUnits();

/** Opens the part of a paper, and returns the texts that it then shows. */
async function open(subject: string): Promise<(string | null)[]> {
  document.body.innerHTML = paper(subject);
  const details = document.querySelector("details");
  if (details) details.open = true;
  details?.dispatchEvent(new Event("toggle"));
  await new Promise((resolve) => setTimeout(resolve));
  return Array.from(document.querySelectorAll("p"), ({ lang, textContent }) => `${lang} ${textContent}`);
}

it("shows the units of the subject in the class, with their language", async () => {
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => syllabus }) as Response);
  expect(await open("A &amp; B")).toEqual(["hi One; two", "hi Book"]);
  expect(global.fetch).toHaveBeenCalledWith("/School/Syllabus");
});

it("follows the link if no row has the subject, and without a network", async () => {
  expect(await open("C")).toEqual([]);
  global.fetch = jest.fn(() => Promise.reject(new TypeError("offline")));
  expect(await open("A &amp; B")).toEqual([]);
  expect(document.querySelector("a")).not.toBeNull();
});

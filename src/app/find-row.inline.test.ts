/** @jest-environment jsdom */
import { finderAttribute } from "./app-loader";
import { installRowFinder, missingAttribute } from "./find-row.inline";

const rows = [
  ["२४११५१२", "२३४", "तृतीय"],
  ["२४११५१३", "३६०", "प्रथम"],
  ["SP-12", "–", "अनुपस्थित"],
];

/** Types a roll number and sends the form. Returns the answer, and the first cells of the marked rows. */
function find(typed: string) {
  const field = document.querySelector("input");
  if (field) field.value = typed;
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  const marked = document.querySelectorAll<HTMLTableRowElement>(`tr[${finderAttribute}]`);
  return [document.querySelector("output")?.textContent, ...Array.from(marked, ({ cells }) => cells[0]?.textContent)];
}

beforeAll(() => {
  const cells = (row: readonly string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  document.body.innerHTML = `<main><form ${finderAttribute}><input><output ${missingAttribute}="नहीं"></output></form>
    <table><thead><tr><th>अनुक्रमांक</th></tr></thead><tbody>${rows.map(cells).join("")}</tbody></table></main>`;
  installRowFinder();
});

it.each([
  ["in Devanagari", "२४११५१३"],
  ["in Latin digits", "2411513"],
  ["with blanks and a hyphen", " २४११ ५-१३ "],
])("finds the line of a roll number %s", (_, typed) => {
  expect(find(typed)).toEqual(["३६० · प्रथम अनुक्रमांक २४११५१३", "२४११५१३"]);
});

it("finds a number typed in small or capital letters", () => {
  expect(find("sp १२")).toEqual(["– · अनुपस्थित अनुक्रमांक SP-12", "SP-12"]);
});

it("reports a number that no line has, and nothing for an empty field", () => {
  expect(find("2411514")).toEqual(["नहीं"]);
  expect(find(" ")).toEqual([""]);
});

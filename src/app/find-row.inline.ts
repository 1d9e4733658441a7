import { finderAttribute } from "./app-loader";

/** The attribute of the form's output with the sentence for a number that no row has. */
export const missingAttribute = "data-missing";

/**
 * Installs the form that finds a candidate's own line of a result. Nothing leaves the page and nothing is stored. The
 * app is not needed.
 */
export function installRowFinder(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${finderAttribute}]`);
  const answer = form?.querySelector("output");
  const field = form?.querySelector("input");
  if (!form || !answer || !field) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    for (const row of document.querySelectorAll(`tr[${finderAttribute}]`)) row.removeAttribute(finderAttribute);
    const asked = toNumber(field.value);
    const row = Array.from(document.querySelectorAll<HTMLTableRowElement>("main tbody tr")).find(
      ({ cells: [first] }) => asked !== "" && toNumber(first?.textContent ?? "") === asked,
    );
    if (!row) {
      answer.textContent = asked && answer.getAttribute(missingAttribute);
      return;
    }
    row.setAttribute(finderAttribute, "");
    const [number = "", ...values] = Array.from(row.cells, ({ textContent }) => textContent ?? "");
    const strong = document.createElement("strong");
    strong.textContent = values.join(" · ");
    answer.replaceChildren(strong, ` ${row.closest("table")?.querySelector("th")?.textContent} ${number}`);
  });
}

/** Returns the letters and digits of a number, in the digits of English: a roll number as people write it. */
function toNumber(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]/gu, "")
    .replace(/\p{Nd}/gu, (digit) => {
      // The ten digits of a script follow each other (Unicode, section 4.6).
      let zero = digit.charCodeAt(0);
      while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
      return String((digit.charCodeAt(0) - zero) % 10);
    });
}

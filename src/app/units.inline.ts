import { decodeHtml, fetchPage } from "./written-html";

/**
 * Shows the units of an opened paper of the timetable (`data-units`), without the app. They are those cells of the
 * syllabus, the page of the link in it, whose row begins with the subject. Without them, or without a network, the link
 * remains, and opening again asks again.
 */
export function installUnits(): void {
  window.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.units) void showUnits(target);
    },
    true,
  );
}

async function showUnits(details: HTMLDetailsElement): Promise<void> {
  const [link, place] = [details.querySelector("a"), details.querySelector("div")];
  const { units, section } = details.dataset;
  if (!link || !place || place.firstElementChild) return;
  const page = await fetchPage(link.pathname);
  const [, text = ""] =
    (page.split(`<section id="${section}"`)[1] ?? "").split("</section>", 1)[0]?.split("<details>") ?? [];
  const lang = / lang="([\w-]+)"/.exec(text)?.[1];
  for (const row of text.split("</tr>")) {
    const [, name, ...others] = row.split(/<t[dh]\b[^>]*>/).map(decodeHtml);
    if (name !== units || place.firstElementChild) continue;
    for (const other of others) {
      const paragraph = document.createElement("p");
      if (lang) paragraph.lang = lang;
      paragraph.textContent = other;
      place.append(paragraph);
    }
  }
}

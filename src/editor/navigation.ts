import { requestsUrl } from "../site/editor";
import { create, translate } from "./page";

/** Matches the address of a search in one list. */
const searchInList = /^#\/collections\/[^/]+\/search\/(.+)$/u;

/** Makes a search go over all lists, as its box says. Decap would search the open list alone. */
export function searchEverywhere(): void {
  window.addEventListener("hashchange", () => {
    const term = searchInList.exec(window.location.hash)?.[1];
    if (term !== undefined) window.location.replace(`#/search/${term}`);
  });
}

/** Adds a link to the history of the entry in the form. */
export function showHistoryLink(): void {
  const link = create("a", {}, translate("history.title"));
  const follow = () => {
    const [, name, key] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/u.exec(window.location.hash) ?? [];
    link.hidden = key === undefined;
    link.href = `${requestsUrl}#${name}/${key}`;
  };
  window.addEventListener("hashchange", follow);
  document.querySelector("#editor-bar button")?.before(link);
  follow();
}

/** The script of the page that lists open tasks, from the build and from the weekly job. */

import { findCollectionOf } from "../../changes/describe-change";
import { nameFiles } from "../../changes/name-files";
import { type HealthItem, type HealthList, healthHeadings, healthKinds, healthList } from "../../content/health";
import { isSingle } from "../../schema/collection";
import { getFormUrl, healthListUrl } from "../../site/editor";
import { readRepositorySettings } from "../built-files";
import { backLink, create, language, openPage, showBar, translate } from "../page";
import { readToken } from "../session";
import { readHealthIssue } from "./read-issue";

/** The kinds that only the weekly job finds. The build's list has the others, and is more recent. */
const ofWeek: ReadonlySet<HealthItem["kind"]> = new Set(["link", "expiry"]);

function createSections({ day, items }: HealthList): HTMLElement[] {
  const sections = healthKinds.flatMap((kind) => {
    const found = items.filter((item) => item.kind === kind);
    const lines = found.map(({ place, since, said }) => {
      const sinceWhen = since === undefined ? "" : ` (${translate("health.since", { day: since })})`;
      return create("li", {}, createPlace(place), create("span", {}, `${sinceWhen}: ${said[language]}`));
    });
    if (lines.length === 0) return [];
    const heading = create("h2", {}, `${translate(healthHeadings[kind])} (${lines.length})`);
    return [create("section", {}, heading, create("ul", {}, ...lines))];
  });
  const ofDay = create("p", {}, translate("health.of-day", { day }));
  return sections.length > 0 ? [ofDay, ...sections] : [];
}

/** Creates a link to the form of an entry by its file; the address of a dead link stays a text. */
function createPlace(place: string): HTMLElement {
  const collection = findCollectionOf(place);
  if (!collection) return create("code", {}, place);
  const key = isSingle(collection) ? collection.name : place.replace(/^.*\/|\.yaml$/gu, "");
  return create("a", { href: getFormUrl(collection.name, key) }, nameFiles(place, language));
}

async function readWeekly(): Promise<HealthList | string | undefined> {
  const settings = await readRepositorySettings();
  if (settings.kind !== "remote") return undefined;
  const token = readToken();
  if (token === undefined) return translate("health.no-weekly");
  try {
    const list = await readHealthIssue(settings, token);
    return list && { ...list, items: list.items.filter(({ kind }) => ofWeek.has(kind)) };
  } catch (error) {
    return translate("health.unread", { reason: error instanceof Error ? error.message : String(error) });
  }
}

async function boot(): Promise<void> {
  openPage("health.title");
  showBar("", [backLink]);
  const answer = await fetch(healthListUrl, { cache: "no-store" });
  const [ofBuild, weekly] = [healthList.parse(await answer.json()), await readWeekly()];
  const fault = typeof weekly === "string" ? [create("p", {}, weekly)] : [];
  const lists = [ofBuild, ...(typeof weekly === "object" ? [weekly] : [])];
  const found = lists.flatMap((list) => createSections(list));
  const shown = found.length > 0 ? found : [create("p", {}, translate("health.nothing"))];
  const head = [create("h1", {}, document.title), create("p", {}, translate("health.help"))];
  document.querySelector("#health")?.append(...head, ...fault, ...shown);
}

void boot();

/** The script of the page that lists open tasks, from the build and from the weekly job. */

import { type HealthItem, type HealthList, healthHeadings, healthKinds, healthList } from "../../content/health";
import { type ClerkLanguage, texts } from "../../content/messages";
import { editorUrl, healthListUrl } from "../../site/editor";
import { openPage, showBar } from "../bar";
import { readToken } from "../session";
import { readSettings } from "../settings";
import { readHealthIssue } from "./read-issue";

/** The kinds that only the weekly job finds. The build's list has the others, and is more recent. */
const ofWeek: ReadonlySet<HealthItem["kind"]> = new Set(["link", "expiry"]);

function create(name: string, text: string, ...children: readonly Node[]): HTMLElement {
  const element = document.createElement(name);
  element.append(text, ...children);
  return element;
}

function createSections({ day, items }: HealthList, language: ClerkLanguage): HTMLElement[] {
  const sections = healthKinds.flatMap((kind) => {
    const found = items.filter((item) => item.kind === kind);
    const lines = found.map(({ place, since, said }) => {
      const sinceWhen = since === undefined ? "" : ` (${texts("health.since", { day: since })[language]})`;
      return create("li", "", create("code", place), create("span", `${sinceWhen}: ${said[language]}`));
    });
    if (lines.length === 0) return [];
    const heading = create("h2", `${texts(healthHeadings[kind])[language]} (${lines.length})`);
    return [create("section", "", heading, create("ul", "", ...lines))];
  });
  const ofDay = create("p", texts("health.of-day", { day })[language]);
  return sections.length > 0 ? [ofDay, ...sections] : [];
}

async function readWeekly(language: ClerkLanguage): Promise<HealthList | string | undefined> {
  const settings = await readSettings();
  if (settings.kind !== "remote") return undefined;
  const token = readToken();
  if (token === undefined) return texts("health.no-weekly")[language];
  try {
    const list = await readHealthIssue(settings, token);
    return list && { ...list, items: list.items.filter(({ kind }) => ofWeek.has(kind)) };
  } catch (error) {
    return texts("health.unread", { reason: error instanceof Error ? error.message : String(error) })[language];
  }
}

async function boot(): Promise<void> {
  const language = openPage("health.title");
  showBar(language, "", { url: editorUrl, label: texts("batch.back")[language] });
  const answer = await fetch(healthListUrl, { cache: "no-store" });
  const [ofBuild, weekly] = [healthList.parse(await answer.json()), await readWeekly(language)];
  const notice = typeof weekly === "string" ? [create("p", weekly)] : [];
  const lists = [ofBuild, ...(typeof weekly === "object" ? [weekly] : [])];
  const found = lists.flatMap((list) => createSections(list, language));
  const nothing = create("p", texts("health.nothing")[language]);
  document
    .querySelector("#health")
    ?.append(
      create("h1", document.title),
      create("p", texts("health.help")[language]),
      ...notice,
      ...(found.length > 0 ? found : [nothing]),
    );
}

void boot();

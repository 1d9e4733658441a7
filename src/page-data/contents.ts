import { readNews } from "../content/news";
import type { Site, Views } from "../content/site";
import type { EntryView } from "../content/view";
import { pickFacts } from "../lists/create-row";
import type { EntryPageContent } from "../lists/entry-page";
import type { ListPageRows } from "../lists/rows";
import { tenders } from "../schema/collections/dated";
import { budgets } from "../schema/collections/disclosures";
import { committees, departments, officials, services } from "../schema/collections/organisation";
import { council, pages } from "../schema/collections/site";
import { holidays, syllabus, timetable } from "../schema/collections/teaching";
import type { LocaleCode, LocalizedText } from "../site/locales";
import type { PageContext, RoutePageContext } from "../site/page-context";
import { type Route, type RouteId, type RouteOfTemplate, routes } from "../site/routes";
import { type Markup, type RenderMarkup, renderWithIds } from "./markup";
import { sortViews } from "./read-list";

/** The inputs of the content of pages. */
export interface ContentInputs {
  readonly site: Site;
  readonly language: LocaleCode;
  readonly markup: RenderMarkup;
}

/** The number of entries on the home page. There are more than it shows, in case some expire before the next build. */
const newsOnHome = 8;

/** The content of each template, in addition to the text of its page, its list and its entry. */
export const contents = {
  home: ({ site, language }: ContentInputs) => {
    const isComing = (day: string) => day >= site.today;
    return {
      news: readNews(site, language)
        .filter(({ isExpired }) => !isExpired)
        .slice(0, newsOnHome)
        .map(({ key, kind, day, specimen, expiresOn, title }) => ({ key, kind, day, specimen, expiresOn, title })),
      officials: sortViews(officials, ["rank"], site, language)
        .filter(({ fields }) => fields.onHome)
        .map((view) => ({ ...select(view, "designation", "name", "email"), ...findPortrait(view, site) })),
      papers: sortViews(timetable, ["day", "shift", "grade"], site, language)
        .filter(({ fields }) => isComing(fields.day))
        .slice(0, 30)
        .map(({ key, title, fields: { day, grade } }) => ({ key, day, grade, title })),
      holidays: sortViews(holidays, ["day"], site, language)
        .filter(({ fields: { day, until } }) => isComing(until ?? day))
        .slice(0, 10)
        .map(({ key, title, fields: { day, until } }) => ({ key, day, until, title })),
      tenders: sortViews(tenders, ["closes", "closesAt"], site, language)
        .filter(({ fields }) => isComing(fields.closes))
        .slice(0, 10)
        .map(({ key, title, fields: { closes, closesAt } }) => ({ key, day: closes, at: closesAt, title })),
    };
  },
  timetable: ({ site, language }: ContentInputs) => ({
    entries: sortViews(timetable, ["-session", "grade", "day", "shift"], site, language).map((view) =>
      select(view, "grade", "session", "title", "code", "day", "shift", "begins", "ends", "marks"),
    ),
    levels: site.views(syllabus, language).map(({ fields: { grade, level } }) => ({ grade, level })),
  }),
  holidays: ({ site, language }: ContentInputs) => ({
    entries: sortViews(holidays, ["day"], site, language).map((view) =>
      select(view, "session", "name", "day", "until", "kind"),
    ),
  }),
  syllabus: ({ site, language, markup }: ContentInputs) => ({
    entries: sortViews(syllabus, ["grade"], site, language).map((view) => ({
      ...select(view, "grade", "level", "note", "subjects", "link"),
      body: markup(view.body),
      document: findDocument(view),
    })),
  }),
  committees: ({ site, language }: ContentInputs) => ({
    entries: sortViews(committees, ["position"], site, language).map((view) =>
      select(view, "name", "purpose", "members"),
    ),
  }),
  departments: ({ site, language }: ContentInputs) => ({
    entries: sortViews(departments, ["position"], site, language).map((view) => select(view, "name", "duty", "under")),
  }),
  budget: ({ site, language }: ContentInputs) => ({
    entries: sortViews(budgets, ["-year"], site, language).map((view) => ({
      ...select(view, "year", "heads", "link"),
      document: findDocument(view),
    })),
  }),
  results: findMarkSources,
  result: findMarkSources,
  rti: ({ site, language }: ContentInputs) => ({
    payee: viewCouncil(site, language)?.rtiFeePayee,
    officers: sortViews(officials, ["rank"], site, language)
      .filter(({ fields }) => fields.information !== undefined)
      .map((view) => ({
        ...select(view, "designation", "name", "email", "information"),
        ...findPortrait(view, site),
      })),
  }),
  schools: ({ site, language }: ContentInputs) => ({
    services: sortViews(services, ["position"], site, language)
      .filter(({ fields }) => fields.audience === "schools")
      .map(({ key, specimen, title }) => ({ key, specimen, title })),
  }),
  service: ({ site, language, markup }: ContentInputs, key: string) => {
    const [service] = site.views(services, language).filter((view) => view.key === key);
    if (!service) return { service: undefined };
    const { enclosures, apply, days, firstAppealDays, secondAppealDays, ...fields } = service.fields;
    const limits = { officer: days, firstAppeal: firstAppealDays, secondAppeal: secondAppealDays };
    const steps = (["officer", "firstAppeal", "secondAppeal"] as const).flatMap((role) => {
      const office = site.views(officials, language).find((one) => one.key === fields[role]);
      return office ? [{ key: role, days: limits[role], office: select(office, "designation", "email") }] : [];
    });
    return { service: { enclosures: markup(enclosures), apply: markup(apply), steps } };
  },
  contact: ({ site, language }: ContentInputs) => {
    const view = (official: (typeof all)[number]) => ({
      ...select(official, "designation", "name", "email", "duty", "telephone"),
      ...findPortrait(official, site),
    });
    const all = sortViews(officials, ["rank"], site, language);
    const manager = all.find(({ key }) => key === viewCouncil(site, language)?.webInformationManager);
    // The parts of government are the council's values: its own part is that of its manager.
    const isOfCouncil = ({ fields: { body } }: (typeof all)[number]) => !manager || body === manager.fields.body;
    return {
      manager: manager && view(manager),
      officers: all.filter((one) => one.fields.email && isOfCouncil(one)).map(view),
    };
  },
  feedback: ({ site, language }: ContentInputs) => ({ channels: viewCouncil(site, language)?.feedbackChannels ?? [] }),
  text: ({ site, language }: ContentInputs, page: string) => {
    const texts = site.views(pages, language);
    return {
      specimen: texts.some(({ key, specimen }) => key === page && specimen),
      below: routes
        .filter(({ parent }) => parent === page)
        .flatMap(({ id }) => texts.filter(({ key }) => key === id).map((view) => select(view, "title", "summary"))),
    };
  },
};

type Contents = typeof contents;

/** The content that a template shows in addition to the text, the list or the entry of its page. */
export type PageContent<Template> = Template extends keyof Contents ? ReturnType<Contents[Template]> : object;

/** The text of a page. */
export interface PageText {
  readonly body?: Markup | null;
  /** The day the page was last reviewed, YYYY-MM-DD. */
  readonly reviewed?: string | undefined;
}

/** A published version of a document, identified by its digest, for the page that checks documents. */
export interface CheckedVersion {
  /** The SHA-256 of the file's bytes, in hexadecimal. */
  readonly digest: string;
  readonly name: string;
  readonly status: "current" | "replaced" | "withdrawn";
  /** The day the version was recorded, YYYY-MM-DD. */
  readonly since: string;
  /** The day the version was found replaced or withdrawn, YYYY-MM-DD; null while it is current. */
  readonly ended: string | null;
  /** The URL of the current document of this name; null if none exists. */
  readonly address: string | null;
  /** The title of the entry that links to the document now. */
  readonly title: LocalizedText | null;
}

/** The content of templates that is not made of the site's entries alone: pages of lists, and what the build records. */
type Beside<Template> = Template extends "list" | "news" | "results" | "rti" | "schools"
  ? { readonly entries: ListPageRows }
  : Template extends "verify"
    ? { readonly versions: readonly CheckedVersion[] }
    : object;

/** The props of the template of a page. */
export interface TemplateProps<Template extends Route["template"] | "not-found"> {
  readonly data: Queries.PagePartsFragment;
  readonly pageContext: Pick<RoutePageContext, "language" | "builtOn"> & {
    readonly page: RouteOfTemplate<Template>;
    readonly content: PageContent<Template> & PageText & Beside<Template>;
  };
}

/** The content of the page of an entry. */
export type EntryContent<Template = unknown> = PageContent<Template> & { readonly entry: EntryPageContent };

/** The props of the template of an entry's page. */
export interface EntryTemplateProps<Template = unknown> {
  readonly data: Queries.PagePartsFragment;
  readonly pageContext: PageContext & { readonly content: EntryContent<Template> };
}

/**
 * Returns the content that a template shows in a language, in addition to the text, the list or the entry of its page.
 *
 * @param key the id of the page's route, or the key of an entry
 */
export function createContent(template: string, key: string, around: ContentInputs): object {
  const create = Object.entries(contents).find(([name]) => name === template)?.[1];
  return create?.(around, key) ?? {};
}

/** Returns the text of a page. */
export function createPageText(page: RouteId, { site, language, markup }: ContentInputs): PageText {
  const text = site.views(pages, language).find(({ key }) => key === page);
  return { body: renderWithIds(markup, text?.body), reviewed: text?.fields.reviewed };
}

function viewCouncil(site: Site, language: LocaleCode) {
  return site.views(council, language)[0]?.fields;
}

/** Returns where candidates find their marks. */
function findMarkSources({ site, language }: ContentInputs) {
  return { markSources: viewCouncil(site, language)?.markSources ?? [] };
}

/** Returns the document of an entry in the reader's language. */
function findDocument({ documents: [document] }: Pick<EntryView, "documents">) {
  return document && pickFacts(document);
}

/** Returns the URL of an official's portrait, if the council publishes one. */
function findPortrait(
  { fields: { picture } }: Views<(typeof officials)["schema"]["shape"]>[number],
  site: Site,
): { readonly portrait?: string | undefined } {
  return { portrait: picture && site.document(picture)?.address };
}

/** Returns fields of an entry, with its key and whether it is a specimen. */
function select<Fields, Name extends keyof Fields>(
  view: EntryView<Fields>,
  ...names: readonly Name[]
): Pick<Fields, Name> & Pick<EntryView, "key" | "specimen">;
function select({ key, specimen, fields }: EntryView, ...names: readonly string[]): object {
  return { key, specimen, ...Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

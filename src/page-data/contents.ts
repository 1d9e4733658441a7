import type { Site } from "../content/site";
import type { EntryView } from "../content/view";
import { addDays } from "../language/dates";
import { pickFacts } from "../lists/create-row";
import type { EntryPageContent } from "../lists/entry-page";
import type { ListPageRows } from "../lists/rows";
import { results } from "../schema/collections/dated";
import { budgets } from "../schema/collections/disclosures";
import { committees, departments, officials, services } from "../schema/collections/organisation";
import { schools } from "../schema/collections/schools";
import { council, pages } from "../schema/collections/site";
import { holidays, syllabus, timetable } from "../schema/collections/teaching";
import type { LocaleCode, LocalizedText } from "../site/locales";
import type { PageContext, RoutePageContext } from "../site/page-context";
import { type Route, type RouteId, type RouteOfTemplate, routes } from "../site/routes";
import { createHome } from "./home";
import { type Markup, type RenderMarkup, renderWithIds } from "./markup";
import { sortViews } from "./read-list";

/** The inputs of the content of pages. */
export interface ContentInputs {
  readonly site: Site;
  readonly language: LocaleCode;
  readonly markup: RenderMarkup;
}

/** Matches a row of a table in Markdown that begins with a roll number. */
const rowOfNumber = /^\|\s*[\p{L}\p{M}-]*\p{Nd}{4,}\s*\|/mu;

/** The content of each template, in addition to the text of its page, its list and its entry. */
export const contents = {
  home: ({ site, language }: ContentInputs) => ({
    ...createHome({ site, language }),
    officials: sortViews(officials, ["rank"], site, language)
      .filter(({ fields }) => fields.onHome)
      .map((view) => ({ ...select(view, "designation", "name", "email"), portrait: view.fields.picture })),
  }),
  timetable: ({ site, language }: ContentInputs) => ({
    entries: sortViews(timetable, ["-session", "grade", "day", "shift"], site, language).map((view) => ({
      ...select(view, "grade", "session", "title", "code", "day", "shift", "begins", "ends", "marks"),
      units: findUnits(view.fields, { site, language }),
    })),
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
  result: (around: ContentInputs, key: string) => {
    const { site, language } = around;
    const { body, fields } = site.views(results, language).find((view) => view.key === key) ?? {};
    return {
      ...findMarkSources(around),
      recounts: sortViews(services, ["position"], site, language).flatMap((service) => {
        const { daysAfterResult: days } = service.fields;
        if (days === undefined) return [];
        const until = fields?.published && addDays(fields.published, days);
        return [{ key: service.key, title: service.title, days, until, isOver: Boolean(until && until < site.today) }];
      }),
      hasNumbers: rowOfNumber.test(body?.text ?? ""),
    };
  },
  rti: ({ site, language }: ContentInputs) => ({
    payee: viewCouncil(site, language)?.rtiFeePayee,
    officers: sortViews(officials, ["rank"], site, language)
      .filter(({ fields }) => fields.information !== undefined)
      .map((view) => ({
        ...select(view, "designation", "name", "email", "information"),
        portrait: view.fields.picture,
      })),
  }),
  schools: ({ site, language }: ContentInputs) => ({
    services: sortViews(services, ["position"], site, language)
      .filter(({ fields }) => fields.audience === "schools")
      .map(({ key, specimen, title }) => ({ key, specimen, title })),
  }),
  school: ({ site, language }: ContentInputs, key: string) => {
    const { recognisedUntil } = site.views(schools, language).find((view) => view.key === key)?.fields ?? {};
    return { recognisedUntil, isOver: recognisedUntil !== undefined && recognisedUntil < site.today };
  },
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
      portrait: official.fields.picture,
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

/**
 * Returns the section of the syllabus with the units of a paper, and the subject's name in the language of its text;
 * undefined for a paper that names no subject, or if the syllabus has no text.
 */
function findUnits(
  { grade, subject }: { readonly grade: number; readonly subject?: string | undefined },
  { site, language }: Pick<ContentInputs, "site" | "language">,
) {
  const entry = site.entries(syllabus).find((one) => one.grade === grade);
  const named = entry?.subjects.find(({ name }) => Object.values(name).some((text) => text === subject));
  const text = site.views(syllabus, language).find(({ key }) => key === entry?.key)?.body;
  const name = text && named?.name[text.language];
  return entry && name ? { section: entry.key, subject: name } : undefined;
}

/** Returns the document of an entry in the reader's language. */
function findDocument({ documents: [document] }: Pick<EntryView, "documents">) {
  return document && pickFacts(document);
}

/** Returns fields of an entry, with its key and whether it is a specimen. */
function select<Fields, Name extends keyof Fields>(
  view: EntryView<Fields>,
  ...names: readonly Name[]
): Pick<Fields, Name> & Pick<EntryView, "key" | "specimen">;
function select({ key, specimen, fields }: EntryView, ...names: readonly string[]): object {
  return { key, specimen, ...Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

import Budget from "../../templates/budget";
import Committees from "../../templates/committees";
import Contact from "../../templates/contact";
import Departments from "../../templates/departments";
import Feedback from "../../templates/feedback";
import Holidays from "../../templates/holidays";
import ListTemplate from "../../templates/list";
import NewsPage from "../../templates/news";
import Results from "../../templates/results";
import Rti from "../../templates/rti";
import Schools from "../../templates/schools";
import Syllabus from "../../templates/syllabus";
import Timetable from "../../templates/timetable";
import "../../notice/notice.css";
import type { ReactNode } from "react";
import { Entry } from "../../components/Entry";
import { ExternalLinkNote } from "../../components/ExternalLink";
import { Footer } from "../../components/Footer";
import { Header } from "../../components/Header";
import { RichText } from "../../components/RichText";
import { ServiceSections } from "../../components/ServiceSections";
import { TranslatedText } from "../../components/TranslatedText";
import { Message } from "../../i18n";
import { findListOf } from "../../lists/every-list";
import type { ListPageRows } from "../../lists/rows";
import { type ContentInputs, contents } from "../../page-data/contents";
import { makeEntryPages } from "../../page-data/entry-pages";
import { renderWithIds } from "../../page-data/markup";
import { paginate, readList } from "../../page-data/read-list";
import type { CollectionName } from "../../schema/collections";
import { officials } from "../../schema/collections/organisation";
import { council as councils, notices, pages as texts } from "../../schema/collections/site";
import { hasEntryPages, isRouteOf } from "../../site/routes";
import type { ownPages } from "./has-preview";

interface Props {
  readonly inputs: ContentInputs;
}

interface ListProps extends Props {
  readonly entries: ListPageRows;
}

type Draw<Given> = (props: Given) => ReactNode;

/** Functions that render the page of a collection's entries, by collection. */
type PagesOf<Given> = Partial<Record<CollectionName, Draw<Given>>>;

/** Returns the props of a template in a preview. */
function propsOf<Page, Content extends object>(page: Page, { site, language }: ContentInputs, content: Content) {
  const data = { locales: { edges: [] }, contentProblems: null, text: null, council: viewCouncil({ site, language }) };
  return { data, pageContext: { page, language, content, number: 1, builtOn: site.today } };
}

/** The pages of collections with a list that is not alone on its page. */
const listPages = {
  results: ({ inputs, entries }) => (
    <Results {...propsOf("results", inputs, { ...contents.results(inputs), entries })} />
  ),
  announcements: ({ inputs, entries }) => <NewsPage {...propsOf("news", inputs, { entries })} />,
  schools: ({ inputs, entries }) => (
    <Schools {...propsOf("schools", inputs, { ...contents.schools(inputs), entries })} />
  ),
  "rti-manuals": ({ inputs, entries }) => <Rti {...propsOf("rti", inputs, { ...contents.rti(inputs), entries })} />,
} satisfies PagesOf<ListProps>;

/** The pages of collections without a list. */
const pages = {
  notices: NoticePreview,
  timetable: ({ inputs }) => <Timetable {...propsOf("timetable", inputs, contents.timetable(inputs))} />,
  holidays: ({ inputs }) => <Holidays {...propsOf("holidays", inputs, contents.holidays(inputs))} />,
  syllabus: ({ inputs }) => <Syllabus {...propsOf("syllabus", inputs, contents.syllabus(inputs))} />,
  departments: ({ inputs }) => <Departments {...propsOf("departments", inputs, contents.departments(inputs))} />,
  committees: ({ inputs }) => <Committees {...propsOf("committees", inputs, contents.committees(inputs))} />,
  budgets: ({ inputs }) => <Budget {...propsOf("budget", inputs, contents.budget(inputs))} />,
  pages: TextPreview,
  council: CouncilPreview,
} satisfies Readonly<Record<(typeof ownPages)[number], Draw<Props>>>;

function findPage<Given>(from: PagesOf<Given>, collection: string): Draw<Given> | undefined {
  return Object.entries(from).find(([name]) => name === collection)?.[1];
}

/** Renders an entry as its list and its page show it. */
export function PreviewPages({ collection, inputs }: Props & { readonly collection: string }) {
  const Own = findPage<Props>(pages, collection);
  const list = findListOf(collection);
  if (Own) return <Own inputs={inputs} />;
  if (!list) return null;
  const { site, language, markup } = inputs;
  const read = readList(list, site, language);
  const rows = read.entries.map(({ row }) => row);
  const [entries] = paginate(list.columns, rows, read.labels);
  const { route } = list;
  const Shown = findPage<ListProps>(listPages, collection);
  const [entry] = makeEntryPages(list, read, {
    today: site.today,
    changed: new Map(),
    markup: (text) => renderWithIds(markup, text),
  });
  const { service } = contents.service(inputs, entry?.key ?? "");
  return (
    <>
      {entries && Shown && <Shown inputs={inputs} entries={entries} />}
      {entries && isRouteOf(route, "list") && <ListTemplate {...propsOf(route, inputs, { entries })} />}
      {entry && hasEntryPages(route) && (
        <>
          <hr />
          <Entry route={route} entry={entry} url="https://">
            {service && <ServiceSections service={service} />}
          </Entry>
        </>
      )}
    </>
  );
}

/** Renders the title, summary and text of a page. */
function TextPreview({ inputs: { site, language, markup } }: Props) {
  return site.views(texts, language).map(({ key, fields: { title, summary, body } }) => {
    const text = markup(body);
    return (
      <div key={key}>
        <h1>
          <TranslatedText value={title} />
        </h1>
        <p>
          <TranslatedText value={summary} />
        </p>
        {text && <RichText value={text} />}
      </div>
    );
  });
}

/** Returns the council's data as the query of every page does; null if it is not in the form. */
function viewCouncil({
  site,
  language,
}: Pick<ContentInputs, "site" | "language">): Queries.CouncilPartsFragment | null {
  const [view] = site.views(councils, language);
  if (!view) return null;
  const { lineAboveName = null, emblem = null, colour = null, telephone = null, ...fields } = view.fields;
  const { whatsapp = null, youtube = null, x = null, nationalPortal = null } = fields;
  const manager = site.views(officials, language).find(({ key }) => key === fields.webInformationManager)?.fields;
  const webInformationManager = manager ? { ...manager, email: manager.email ?? null } : null;
  const channels = { telephone, whatsapp, youtube, x, nationalPortal };
  return { ...fields, ...channels, lineAboveName, emblem, colour, webInformationManager };
}

/** Renders the council's data as on the site: header, contact pages and footer. */
function CouncilPreview({ inputs }: Props) {
  const council = viewCouncil(inputs);
  if (!council) return null;
  return (
    <>
      <Header council={council}>{null}</Header>
      <Contact {...propsOf("contact", inputs, contents.contact(inputs))} />
      <Feedback {...propsOf("feedback", inputs, contents.feedback(inputs))} />
      <Footer council={council} updated={null} reviewed={null} address={council.siteAddress} />
    </>
  );
}

/** Renders a site notice as at the top of every page (src/pipeline/notices.ts). */
function NoticePreview({ inputs: { site, language } }: Props) {
  return site.views(notices, language).map(({ key, fields: { level, text, link } }) => (
    <div key={key} className="site-notice" data-level={level}>
      <p>
        <strong>
          <Message id={`vocabulary.noticeLevel.${level}`} />
        </strong>
        {" – "}
        <TranslatedText value={text} />{" "}
        {link && (
          <a href={link}>
            <Message id="notice.more" /> <ExternalLinkNote address={link} />
          </a>
        )}
      </p>
      <button type="button">
        <Message id="notice.dismiss" />
      </button>
    </div>
  ));
}

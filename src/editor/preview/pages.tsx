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
import type { ComponentProps, ComponentType } from "react";
import { ExternalLinkNote } from "../../components/ExternalLink";
import { Footer } from "../../components/Footer";
import { Header } from "../../components/Header";
import { RichText } from "../../components/RichText";
import { ServiceSections } from "../../components/ServiceSections";
import { TranslatedText } from "../../components/TranslatedText";
import { isGroup } from "../../content/fields";
import { Message } from "../../i18n";
import { getTodayInIndia } from "../../language/dates";
import type { Column } from "../../lists/columns";
import { newsColumns } from "../../lists/columns-of/news";
import {
  actColumns,
  courtCaseColumns,
  memberColumns,
  orderColumns,
  serviceColumns,
  tenderColumns,
} from "../../lists/columns-of/plain-lists";
import { resultColumns } from "../../lists/columns-of/results";
import { rtiManualColumns } from "../../lists/columns-of/rti-manuals";
import { schoolColumns } from "../../lists/columns-of/schools";
import { encodeRow } from "../../lists/encode-row";
import type { CollectionName } from "../../schema/collections";
import type { RoutePageContext } from "../../site/page-context";
import type { RouteId } from "../../site/routes";
import type { PreviewNode } from "./node";

/** The fields of an entry as a query returns them. */
type Node = PreviewNode["node"];

/** The page that previews the entries of a collection, with functions that create its props. */
interface PreviewPage {
  readonly page: unknown;
  readonly route?: RouteId;
  /** Returns the result of the page's query. */
  readonly dataOf?: (node: Node) => unknown;
  /** Returns the content in the page context. */
  readonly contentOf?: (shown: PreviewNode) => object;
}

const nodes = (node: Node) => ({ entries: { nodes: [node] } });

/** Creates the page content of a list with one entry; the page decides whether the entry is archived. */
const listed =
  (columns: readonly Column[], complete = (node: Node): Node => node) =>
  ({ node, view }: PreviewNode) => {
    const cells = encodeRow(columns, { ...complete(node), day: view.day }, getTodayInIndia(new Date()));
    const whole = { archived: [], number: 1, pages: 1, archivePages: 0, total: 1, archivedTotal: 0, facets: [] };
    return { entries: { ...whole, columns: Object.keys(cells), rows: [Object.values(cells)] } };
  };

/** Creates the preview of a collection whose page is only a list. */
const listPage = (route: RouteId, columns: readonly Column[]): PreviewPage => ({
  page: ListTemplate,
  route,
  contentOf: listed(columns),
});

/** The collections without a page, which Decap previews field by field. */
type Unlisted = "districts" | "vocabularies";

const pageOf: Readonly<Record<Exclude<CollectionName, Unlisted>, PreviewPage>> = {
  results: { page: Results, contentOf: listed(resultColumns), dataOf: () => ({ council: null }) },
  orders: listPage("orders", orderColumns),
  announcements: {
    page: NewsPage,
    contentOf: listed(newsColumns, (node) => ({ ...node, kind: "announcements" })),
  },
  notices: { page: NoticePreview, dataOf: (node) => node },
  timetable: { page: Timetable, dataOf: nodes },
  holidays: { page: Holidays, dataOf: nodes },
  tenders: listPage("tenders", tenderColumns),
  acts: listPage("acts", actColumns),
  "court-cases": listPage("court-cases", courtCaseColumns),
  services: { page: ServicePreview, route: "services", dataOf: service, contentOf: listed(serviceColumns) },
  schools: { page: Schools, dataOf: () => ({ services: { nodes: [] } }), contentOf: listed(schoolColumns) },
  syllabus: { page: Syllabus, dataOf: nodes },
  officials: listPage("members", memberColumns),
  departments: { page: Departments, dataOf: nodes },
  committees: { page: Committees, dataOf: nodes },
  budgets: { page: Budget, dataOf: nodes },
  "rti-manuals": {
    page: Rti,
    dataOf: () => ({ council: null, officers: { nodes: [] } }),
    contentOf: listed(rtiManualColumns, manual),
  },
  pages: { page: TextPreview, dataOf: (node) => node },
  council: { page: CouncilPreview, dataOf: council },
};

/** The preview pages by collection. */
export const previewPages: Readonly<Partial<Record<CollectionName, PreviewPage>>> = pageOf;

/** Returns an office that the form has loaded; null until then. */
const loadedOffice = (office: unknown) => (isGroup(office) && "designation" in office ? office : null);

/** Omits the Web Information Manager until the form has loaded that entry. */
function council({ webInformationManager: manager, ...node }: Node) {
  return { ...node, webInformationManager: loadedOffice(manager) };
}

/** Omits the offices of a service until the form has loaded their entries. */
function service(node: Node) {
  const offices = ["officer", "firstAppeal", "secondAppeal"].map((name) => [name, loadedOffice(node[name])] as const);
  return { service: { ...node, ...Object.fromEntries(offices) } };
}

/** Adds the link of an RTI manual to its page of the site, once the form has loaded that page. */
function manual(node: Node): Node {
  const { page } = node;
  return isGroup(page) && "title" in page ? { ...node, pageUrl: "#", pageTitle: page.title } : node;
}

/** Renders a service in its list, followed by the sections of its page. */
function ServicePreview({ data, ...rest }: ComponentProps<typeof ListTemplate> & ServiceData) {
  return (
    <>
      <ListTemplate {...rest} data={data} />
      <ServiceSections service={data.service} />
    </>
  );
}

interface ServiceData {
  readonly data: { readonly service: ComponentProps<typeof ServiceSections>["service"] };
}

/** Renders the title, summary and text of a page. */
function TextPreview({ data }: { readonly data: PreviewText }) {
  return (
    <>
      <h1>
        <TranslatedText value={data.title} />
      </h1>
      <p>
        <TranslatedText value={data.summary} />
      </p>
      {data.body && <RichText value={data.body} />}
    </>
  );
}

interface PreviewText {
  readonly title: { readonly text: string; readonly language: string };
  readonly summary: { readonly text: string; readonly language: string };
  readonly body: { readonly html: string; readonly language: string } | null;
}

/** The props of a page in a preview. */
interface Given {
  readonly data: unknown;
  readonly pageContext: Pick<RoutePageContext, "builtOn" | "page" | "content">;
}

/** Returns the context of a page in a preview, with today as the day of the build. */
export function getPreviewContext(page: RouteId = "home", content: object = {}): Given["pageContext"] {
  return { builtOn: getTodayInIndia(new Date()), page, content };
}

/**
 * Checks whether a page can be rendered in a preview. This bundle does not contain its query; `createPreviewNode` creates the
 * result from the same schema. `Preview` catches the error of a wrong shape.
 */
export function isDrawable(page: unknown): page is ComponentType<Given> {
  return typeof page === "function";
}

/** The pages with the council's addresses. */
const pages: readonly unknown[] = [Contact, Feedback];

/** Renders the council's data as on the site: header, contact pages and footer. */
function CouncilPreview({ data: council }: { readonly data: Queries.CouncilPartsFragment }) {
  return (
    <>
      <Header council={council}>{null}</Header>
      {pages.filter(isDrawable).map((Shown) => (
        <Shown key={Shown.name} data={{ council, officers: { nodes: [] } }} pageContext={getPreviewContext()} />
      ))}
      <Footer council={council} updated={null} reviewed={null} address={council.siteAddress} />
    </>
  );
}

interface NoticeProps {
  readonly data: Pick<Queries.Notice, "level" | "link"> & {
    readonly text: { readonly text: string; readonly language: string };
  };
}

/** Renders a site notice as at the top of every page (src/pipeline/notices.ts). */
function NoticePreview({ data: { level, text, link } }: NoticeProps) {
  return (
    <div className="site-notice" data-level={level}>
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
  );
}

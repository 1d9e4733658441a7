import type { ComponentProps } from "react";
import { RichText } from "../../components/RichText";
import { ServiceSections } from "../../components/ServiceSections";
import { TranslatedText } from "../../components/TranslatedText";
import { isGroup } from "../../content/fields";
import { todayInIndia } from "../../language/dates";
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
import type { RouteId } from "../../site/routes";
import Budget from "../../templates/budget";
import Committees from "../../templates/committees";
import Departments from "../../templates/departments";
import Holidays from "../../templates/holidays";
import ListTemplate from "../../templates/list";
import NewsPage from "../../templates/news";
import Results from "../../templates/results";
import Rti from "../../templates/rti";
import Schools from "../../templates/schools";
import Syllabus from "../../templates/syllabus";
import Timetable from "../../templates/timetable";
import { CouncilPreview } from "./CouncilPreview";
import { NoticePreview } from "./NoticePreview";
import type { PreviewNode } from "./node";

/** The fields of an entry as a query returns them. */
type Node = PreviewNode["node"];

/** The preview of a collection's entry by the page that shows it. */
interface PreviewPage {
  readonly page: unknown;
  readonly route?: RouteId;
  /** The result of the page's query. */
  readonly dataOf?: (node: Node) => unknown;
  /** The content of the page beside that. */
  readonly contentOf?: (shown: PreviewNode) => object;
}

const nodes = (node: Node) => ({ entries: { nodes: [node] } });

/** A list of one entry; the page itself tells whether that is over. */
const listed =
  (columns: readonly Column[], complete = (node: Node): Node => node) =>
  ({ node, view }: PreviewNode) => {
    const cells = encodeRow(columns, { ...complete(node), day: view.day }, todayInIndia(new Date()));
    const whole = { archived: [], number: 1, pages: 1, archivePages: 0, total: 1, archivedTotal: 0, facets: [] };
    return { entries: { ...whole, columns: Object.keys(cells), rows: [Object.values(cells)] } };
  };

/** A page that is nothing but a list. */
const listPage = (route: RouteId, columns: readonly Column[]): PreviewPage => ({
  page: ListTemplate,
  route,
  contentOf: listed(columns),
});

/** Collections without a page of their own, which the editor shows field by field. */
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

/** The pages by collection. */
export const previewPages: Readonly<Partial<Record<CollectionName, PreviewPage>>> = pageOf;

/** The official who looks after the site is shown once the form knows more than the key. */
function council({ webInformationManager: manager, ...node }: Node) {
  return { ...node, webInformationManager: isGroup(manager) && "designation" in manager ? manager : null };
}

/** An office is shown once the form knows more than its key. */
function service({ officer, firstAppeal, secondAppeal, ...node }: Node) {
  const office = (value: unknown) => (isGroup(value) && "designation" in value ? value : null);
  const offices = { officer: office(officer), firstAppeal: office(firstAppeal), secondAppeal: office(secondAppeal) };
  return { service: { ...node, ...offices } };
}

/** A manual that a page of the site holds links to that page once the form knows more than its key. */
function manual(node: Node): Node {
  const { page } = node;
  return isGroup(page) && "title" in page ? { ...node, pageUrl: "#", pageTitle: page.title } : node;
}

/** A service in its list, and below that what its own page says besides. */
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

/** A page's own words, as the frame of every page shows them. */
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

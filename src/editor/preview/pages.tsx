import type { ComponentProps } from "react";
import { RichText } from "../../components/RichText";
import { ServiceSections } from "../../components/ServiceSections";
import { TranslatedText } from "../../components/TranslatedText";
import { isGroup } from "../../content/fields";
import { todayInIndia } from "../../language/dates";
import type { Column } from "../../listing/columns";
import { encodeRow } from "../../listing/encode-row";
import { actColumns } from "../../listing/lists/acts";
import { courtCaseColumns } from "../../listing/lists/court-cases";
import { memberColumns } from "../../listing/lists/members";
import { newsColumns } from "../../listing/lists/news";
import { orderColumns } from "../../listing/lists/orders";
import { resultColumns } from "../../listing/lists/results";
import { rtiManualColumns } from "../../listing/lists/rti-manuals";
import { schoolColumns } from "../../listing/lists/schools";
import { serviceColumns } from "../../listing/lists/services";
import { tenderColumns } from "../../listing/lists/tenders";
import type { CollectionName } from "../../schema/collections";
import Acts from "../../templates/acts";
import Budget from "../../templates/budget";
import Committees from "../../templates/committees";
import CourtCases from "../../templates/court-cases";
import Departments from "../../templates/departments";
import Holidays from "../../templates/holidays";
import Members from "../../templates/members";
import NewsPage from "../../templates/news";
import Orders from "../../templates/orders";
import Results from "../../templates/results";
import Rti from "../../templates/rti";
import Schools from "../../templates/schools";
import Services from "../../templates/services";
import Syllabus from "../../templates/syllabus";
import Tenders from "../../templates/tenders";
import Timetable from "../../templates/timetable";
import { CouncilPreview } from "./CouncilPreview";
import { NoticePreview } from "./NoticePreview";
import type { PreviewNode } from "./node";

/** The preview of a collection's entry: the page that lists it, and the query result for that page. */
interface PreviewPage {
  readonly page: unknown;
  readonly dataOf: (node: PreviewNode) => unknown;
}

const nodes = (node: PreviewNode) => ({ entries: { nodes: [node] } });

/** A list of one entry; the page itself tells whether that is over. */
const listed = (columns: readonly Column[]) => (node: PreviewNode) => {
  const cells = encodeRow(columns, node, todayInIndia(new Date()));
  const whole = {
    archived: [],
    number: 1,
    pages: 1,
    archivePages: 0,
    total: 1,
    archivedTotal: 0,
    facets: [],
  };
  return { entries: { ...whole, columns: Object.keys(cells), rows: [Object.values(cells)] } };
};

/** Collections without a page of their own, which the editor shows field by field. */
type Unlisted = "districts";

const pageOf: Readonly<Record<Exclude<CollectionName, Unlisted>, PreviewPage>> = {
  results: { page: Results, dataOf: listed(resultColumns) },
  orders: { page: Orders, dataOf: listed(orderColumns) },
  announcements: { page: NewsPage, dataOf: news },
  notices: { page: NoticePreview, dataOf: (node) => node },
  timetable: { page: Timetable, dataOf: nodes },
  holidays: { page: Holidays, dataOf: nodes },
  tenders: { page: Tenders, dataOf: listed(tenderColumns) },
  acts: { page: Acts, dataOf: listed(actColumns) },
  "court-cases": { page: CourtCases, dataOf: listed(courtCaseColumns) },
  services: { page: ServicePreview, dataOf: service },
  schools: { page: Schools, dataOf: (node) => ({ ...listed(schoolColumns)(node), services: { nodes: [] } }) },
  syllabus: { page: Syllabus, dataOf: nodes },
  officials: { page: Members, dataOf: listed(memberColumns) },
  departments: { page: Departments, dataOf: nodes },
  committees: { page: Committees, dataOf: nodes },
  budgets: { page: Budget, dataOf: nodes },
  "rti-manuals": { page: Rti, dataOf: manual },
  pages: { page: TextPreview, dataOf: (node) => node },
  council: { page: CouncilPreview, dataOf: council },
};

/** The pages by collection. */
export const previewPages: Readonly<Partial<Record<CollectionName, PreviewPage>>> = pageOf;

function news(node: PreviewNode) {
  return listed(newsColumns)({ ...node, kind: "announcements", day: node.published });
}

/** The official who looks after the site is shown once the form knows more than the key. */
function council({ webInformationManager: manager, ...node }: PreviewNode) {
  return { ...node, webInformationManager: isGroup(manager) && "designation" in manager ? manager : null };
}

/** An office is shown once the form knows more than its key. */
function service({ officer, firstAppeal, secondAppeal, ...node }: PreviewNode) {
  const office = (value: unknown) => (isGroup(value) && "designation" in value ? value : null);
  const offices = { officer: office(officer), firstAppeal: office(firstAppeal), secondAppeal: office(secondAppeal) };
  return { ...listed(serviceColumns)({ ...node, officer }), service: { ...node, ...offices } };
}

/** A manual that a page of the site holds links to that page once the form knows more than its key. */
function manual(node: PreviewNode) {
  const { page } = node;
  const linked = isGroup(page) && "title" in page ? { ...node, pageUrl: "#", pageTitle: page.title } : node;
  return { council: null, officers: { nodes: [] }, ...listed(rtiManualColumns)(linked) };
}

/** A service in its list, and below that what its own page says besides. */
function ServicePreview({ data, ...rest }: ComponentProps<typeof Services> & ServiceData) {
  return (
    <>
      <Services {...rest} data={data} />
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

import { LocalText } from "../../components/LocalText";
import { Markup } from "../../components/Markup";
import { isGroup } from "../../content/fields";
import type { CollectionName } from "../../schema/collections";
import Acts from "../../templates/acts";
import Budget from "../../templates/budget";
import Committees from "../../templates/committees";
import CourtCases from "../../templates/court-cases";
import Departments from "../../templates/departments";
import Members from "../../templates/members";
import NewsPage from "../../templates/news";
import Orders from "../../templates/orders";
import Results from "../../templates/results";
import Rti from "../../templates/rti";
import Schools from "../../templates/schools";
import Syllabus from "../../templates/syllabus";
import Tenders from "../../templates/tenders";
import { CouncilPreview } from "./CouncilPreview";
import { NoticePreview } from "./NoticePreview";
import type { PreviewNode } from "./node";

/** How a collection's entry is shown: the page that lists it, and what that page asks for. */
interface PreviewPage {
  readonly page: unknown;
  readonly dataOf: (node: PreviewNode) => unknown;
}

/** A list of one entry; the page itself tells whether that is over. */
const whole = { archived: [], number: 1, pages: 1, archivePages: 0, total: 1, archivedTotal: 0, facets: [] };
const listed = (node: PreviewNode) => ({ entries: { ...whole, nodes: [node] } });

/** Collections without a page of their own, which the editor shows field by field. */
type Unlisted = "districts";

const pageOf: Readonly<Record<Exclude<CollectionName, Unlisted>, PreviewPage>> = {
  results: { page: Results, dataOf: listed },
  orders: { page: Orders, dataOf: listed },
  announcements: { page: NewsPage, dataOf: news },
  notices: { page: NoticePreview, dataOf: (node) => node },
  tenders: { page: Tenders, dataOf: listed },
  acts: { page: Acts, dataOf: listed },
  "court-cases": { page: CourtCases, dataOf: listed },
  schools: { page: Schools, dataOf: listed },
  syllabus: { page: Syllabus, dataOf: listed },
  officials: { page: Members, dataOf: listed },
  departments: { page: Departments, dataOf: listed },
  committees: { page: Committees, dataOf: listed },
  budgets: { page: Budget, dataOf: listed },
  "rti-manuals": {
    page: Rti,
    dataOf: (node) => ({ council: null, officers: { nodes: [] }, manuals: { nodes: [manual(node)] } }),
  },
  pages: { page: TextPreview, dataOf: (node) => node },
  council: { page: CouncilPreview, dataOf: council },
};

/** The pages by collection. */
export const previewPages: Readonly<Partial<Record<CollectionName, PreviewPage>>> = pageOf;

function news(node: PreviewNode) {
  const entry = { ...node, kind: "announcements", day: node.published };
  return listed(entry);
}

/** The official who looks after the site is shown once the form knows more than the key. */
function council({ webInformationManager: manager, ...node }: PreviewNode) {
  return { ...node, webInformationManager: isGroup(manager) && "designation" in manager ? manager : null };
}

/** The page that holds a manual is shown once the form knows more than its key. */
function manual({ page, ...node }: PreviewNode) {
  return { ...node, page: isGroup(page) && "title" in page ? page : null };
}

/** A page's own words, as the frame of every page shows them. */
function TextPreview({ data }: { readonly data: PreviewText }) {
  return (
    <>
      <h1>
        <LocalText value={data.title} />
      </h1>
      <p>
        <LocalText value={data.summary} />
      </p>
      {data.body && <Markup value={data.body} />}
    </>
  );
}

interface PreviewText {
  readonly title: { readonly text: string; readonly language: string };
  readonly summary: { readonly text: string; readonly language: string };
  readonly body: { readonly html: string; readonly language: string } | null;
}

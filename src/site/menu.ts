import { chosenLists, type ListId } from "./chosen-lists";
import type { Target } from "./paths";

/** An entry of the menu: the target, and the key of the label in the interface messages (`menu.<label>`). */
export interface MenuLink {
  readonly label: string;
  readonly target: Target;
}

/** A labelled group of menu entries. */
export interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuLink[];
}

/** A group in the footer; its label may be a link. */
export interface FooterGroup extends MenuGroup {
  readonly target?: Target;
}

/** The pages most in demand, with their icons: the tasks of the home page. */
export const tasks = [
  { route: "results", icon: "results" },
  { route: "timetable", icon: "calendar" },
  { route: "syllabus", icon: "book" },
  { route: "services", icon: "certificate" },
] as const;

/** The pages of the menu that code knows. */
const ownMenu = [
  { label: "home", target: { route: "home" } },
  {
    label: "administration",
    items: [
      { label: "introduction", target: { route: "home", fragment: "introduction" } },
      { label: "departments", target: { route: "departments" } },
      { label: "members", target: { route: "members" } },
      { label: "committees", target: { route: "committees" } },
      { label: "budget", target: { route: "budget" } },
    ],
  },
  {
    label: "student",
    items: [
      { label: "results", target: { route: "results" } },
      { label: "timetable", target: { route: "timetable" } },
      { label: "holidays", target: { route: "holidays" } },
      { label: "services", target: { route: "services" } },
      { label: "syllabus", target: { route: "syllabus" } },
      { label: "schools", target: { route: "schools" } },
    ],
  },
  {
    label: "announcement",
    items: [{ label: "news", target: { route: "news" } }],
  },
  {
    label: "others",
    items: [
      { label: "rti", target: { route: "rti" } },
      { label: "verify", target: { route: "verify" } },
    ],
  },
  { label: "contact", target: { route: "contact" } },
] as const satisfies readonly (MenuLink | MenuGroup)[];

type OwnEntry = (typeof ownMenu)[number];
type OwnGroup = Extract<OwnEntry, { readonly items: unknown }>;

/** A page in the menu: one that code knows, or a list that a file describes. */
interface Item extends MenuLink {
  readonly label: Exclude<OwnEntry, OwnGroup>["label"] | OwnGroup["items"][number]["label"] | ListId;
}

interface Group {
  readonly label: OwnGroup["label"];
  readonly items: readonly Item[];
}

/**
 * The menu of every page: the sixteen labels of the specification, the pages it names without a label, Contact, and the
 * lists that files describe, each at the place that its file names.
 */
export const menu = placeLists<Item | Group>(
  ownMenu.map((entry) => ("items" in entry ? { ...entry, items: placeLists<Item>(entry.items, entry.label) } : entry)),
  "top",
);

/** Places the lists of a group of the menu among its entries: before the one that each names, else at the end. */
function placeLists<Entry extends Item | Group>(entries: readonly Entry[], group: string): readonly (Entry | Item)[] {
  return chosenLists
    .filter(({ menu: own = "others" }) => own === group)
    .reduce((placed: readonly (Entry | Item)[], { key, before }) => {
      const place = placed.findIndex(({ label }) => label === before);
      const end = place === -1 ? placed.length : place;
      return [...placed.slice(0, end), { label: key, target: { route: key } }, ...placed.slice(end)];
    }, entries);
}

/**
 * The groups of links in the footer. Their labels are menu messages. Of a group with a target the footer links only the
 * target. Every page is in the menu or in the footer; the site map shows both.
 */
export const footer = [
  {
    label: "council",
    items: [
      { label: "about", target: { route: "about" } },
      { label: "contact", target: { route: "contact" } },
      { label: "feedback", target: { route: "feedback" } },
    ],
  },
  {
    label: "site",
    items: [
      { label: "search", target: { route: "search" } },
      { label: "help", target: { route: "help" } },
      { label: "site-map", target: { route: "site-map" } },
      { label: "accessibility", target: { route: "accessibility" } },
    ],
  },
  {
    label: "policies",
    target: { route: "policies" },
    items: [
      { label: "terms", target: { route: "terms" } },
      { label: "privacy", target: { route: "privacy" } },
      { label: "copyright", target: { route: "copyright" } },
      { label: "hyperlinking", target: { route: "hyperlinking" } },
      { label: "content-approval", target: { route: "content-approval" } },
      { label: "archival", target: { route: "archival" } },
      { label: "review", target: { route: "review" } },
      { label: "monitoring", target: { route: "monitoring" } },
      { label: "contingency", target: { route: "contingency" } },
      { label: "security", target: { route: "security" } },
    ],
  },
] as const satisfies readonly FooterGroup[];

import { chosenLists, type ListId } from "./chosen-lists";
import type { Target } from "./paths";
import { type RouteId, routes } from "./routes";

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

/** The section of the home page that the menu names. */
const introduction = { label: "introduction", target: { route: "home", fragment: "introduction" } } as const;

/** The pages of the menu that code knows, and those of its groups. */
const ownMenu = [
  { label: "home" },
  { label: "administration", first: [introduction], pages: ["departments", "members", "committees", "budget"] },
  { label: "student", pages: ["results", "timetable", "holidays", "services", "syllabus", "schools"] },
  { label: "announcement", pages: ["news"] },
  { label: "others", pages: ["rti", "verify"] },
  { label: "contact" },
] as const;

type OwnEntry = (typeof ownMenu)[number];
type OwnGroup = Extract<OwnEntry, { readonly pages: unknown }>;
type OwnPage = Exclude<OwnEntry, OwnGroup>["label"] | OwnGroup["pages"][number];

/** A page in the menu: one that code knows, or a list that a file describes. */
interface Item extends MenuLink {
  readonly label: OwnPage | (typeof introduction)["label"] | ListId;
}

interface Group {
  readonly label: OwnGroup["label"];
  readonly items: readonly Item[];
}

/** Creates a menu entry for each page. Its label is the id of the page. */
function toItems<Id extends RouteId>(pages: readonly Id[]) {
  return pages.map((route) => ({ label: route, target: { route } }));
}

/**
 * The menu of every page: the sixteen labels of the specification, the pages it names without a label, Contact, and the
 * lists that files describe, each at the place that its file names.
 */
export const menu = placeLists<Item | Group>(
  ownMenu.flatMap((entry): (Item | Group)[] => {
    if (!("pages" in entry)) return toItems([entry.label]);
    const items = [...("first" in entry ? entry.first : []), ...toItems<OwnPage>(entry.pages)];
    return [{ label: entry.label, items: placeLists<Item>(items, entry.label) }];
  }),
  "top",
);

/** Places the lists of a group of the menu among its entries: before the one that each names, else at the end. */
function placeLists<Entry extends Item | Group>(entries: readonly Entry[], group: string): readonly (Entry | Item)[] {
  return chosenLists
    .filter(({ menu: own = "others" }) => own === group)
    .reduce((placed: readonly (Entry | Item)[], { key, before }) => {
      const place = placed.findIndex(({ label }) => label === before);
      const end = place === -1 ? placed.length : place;
      return [...placed.slice(0, end), ...toItems([key]), ...placed.slice(end)];
    }, entries);
}

/**
 * The groups of links in the footer. Their labels are menu messages. Of a group with a target the footer links only the
 * target. Every page is in the menu or in the footer; the site map shows both.
 */
export const footer = [
  { label: "council", items: toItems(["about", "contact", "feedback"]) },
  { label: "site", items: toItems(["search", "help", "site-map", "accessibility"]) },
  {
    label: "policies",
    target: { route: "policies" },
    items: toItems(["terms", ...routes.filter(({ parent }) => parent === "policies").map(({ id }) => id)]),
  },
] as const satisfies readonly FooterGroup[];

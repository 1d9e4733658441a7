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

/** The menu of every page: the sixteen labels of the specification, the pages it names without a label, and Contact. */
export const menu = [
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
    items: [
      { label: "news", target: { route: "news" } },
      { label: "orders", target: { route: "orders" } },
      { label: "tenders", target: { route: "tenders" } },
    ],
  },
  {
    label: "others",
    items: [
      { label: "acts", target: { route: "acts" } },
      { label: "court-cases", target: { route: "court-cases" } },
      { label: "rti", target: { route: "rti" } },
      { label: "verify", target: { route: "verify" } },
    ],
  },
  { label: "contact", target: { route: "contact" } },
] as const satisfies readonly (MenuLink | MenuGroup)[];

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

/** The constants shared by the build, which writes notices into pages, and by their script. */

/** The id of the element that holds the notices of a page, in every language. */
export const noticesId = "site-notices";

/** The attributes of a notice and of its button. */
export const noticeAttributes = {
  /** Names the notice and its text: a corrected notice is another one. */
  id: "data-notice",
  /** The moment at which it ends, in milliseconds since 1970. */
  ends: "data-ends",
  /** Its level; an urgent notice interrupts a screen reader. */
  level: "data-level",
  /** The button that dismisses it. */
  dismisses: "data-dismisses",
} as const;

/** The keys under which the browser stores, until the tab is closed, which notices were dismissed and which announced. */
export const noticeStorageKeys = { dismissed: "notices-dismissed", announced: "notices-announced" } as const;

/** Constants shared by the build, which renders site notices into pages, and by their inline script. */

/** The id of the element with the notices of a page in every language. */
export const noticesId = "site-notices";

/** The attributes of a notice and of its dismiss button. */
export const noticeAttributes = {
  /** The id, which depends on the text: a corrected notice is a new notice. */
  id: "data-notice",
  /** The end of the notice, in milliseconds since 1970. */
  ends: "data-ends",
  /** The level of the notice; an urgent notice interrupts a screen reader. */
  level: "data-level",
  /** The id of the notice that a button dismisses. */
  dismisses: "data-dismisses",
} as const;

/** The session storage keys of the dismissed and of the announced notices. */
export const noticeStorageKeys = { dismissed: "notices-dismissed", announced: "notices-announced" } as const;

import { withStorage } from "../preferences/storage";

/** The id of the element with the notices of a page in every language. The build renders them into pages. */
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

/** The longest delay of `setTimeout` in milliseconds; a longer one would fire at once (HTML, timers). */
const longestDelay = 2 ** 31 - 1;

/**
 * Removes site notices that have ended by the device's clock or were dismissed during this visit. Announces the others
 * to screen readers, once per visit. The script directly follows the notices, so that none flashes. It handles clicks
 * on the window, before the app loader can queue them for the app.
 */
export function installNotices(): void {
  const notices = Array.from(document.querySelectorAll<HTMLElement>(`#${noticesId} [${noticeAttributes.id}]`));
  const dismissed = storedIds(noticeStorageKeys.dismissed);
  for (const notice of notices) if (dismissed.includes(idOf(notice))) notice.remove();
  removeEnded(notices);
  announce(notices.filter(({ isConnected }) => isConnected));
  window.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest(`[${noticeAttributes.dismisses}]`);
      if (!button) return;
      event.stopPropagation();
      const id = button.getAttribute(noticeAttributes.dismisses) ?? "";
      store(noticeStorageKeys.dismissed, [...storedIds(noticeStorageKeys.dismissed), id]);
      for (const notice of notices) if (idOf(notice) === id) notice.remove();
    },
    true,
  );
}

const idOf = (notice: Element) => notice.getAttribute(noticeAttributes.id) ?? "";

/** Removes notices that have ended, and schedules the next check. */
function removeEnded(notices: readonly HTMLElement[]): void {
  const now = Date.now();
  let next = Number.POSITIVE_INFINITY;
  for (const notice of notices) {
    const ends = Number(notice.getAttribute(noticeAttributes.ends));
    if (ends <= now) notice.remove();
    else next = Math.min(next, ends - now);
  }
  if (next !== Number.POSITIVE_INFINITY) setTimeout(() => removeEnded(notices), Math.min(next, longestDelay));
}

/**
 * Announces the notices that were not yet announced during this visit. Screen readers announce only text that appears
 * in a live region. The existing text is therefore hidden from them until the page has loaded.
 */
function announce(notices: readonly HTMLElement[]): void {
  const announced = storedIds(noticeStorageKeys.announced);
  const news = notices.filter((notice) => !announced.includes(idOf(notice)));
  const texts = news.flatMap((notice) => {
    const region = notice.querySelector("p");
    region?.setAttribute("role", notice.getAttribute(noticeAttributes.level) === "urgent" ? "alert" : "status");
    const text = region?.firstElementChild;
    text?.setAttribute("aria-hidden", "true");
    return text ?? [];
  });
  window.addEventListener("load", () => {
    for (const text of texts) text.removeAttribute("aria-hidden");
    if (news.length > 0) store(noticeStorageKeys.announced, [...announced, ...news.map(idOf)]);
  });
}

/** Returns the ids in session storage; none if the browser denies storage. */
function storedIds(key: string): string[] {
  return withStorage((storage) => storage.getItem(key)?.split(" "), "sessionStorage") ?? [];
}

/** Stores ids. Without storage a dismissed notice returns on the next page. */
function store(key: string, ids: readonly string[]): void {
  withStorage((storage) => storage.setItem(key, [...new Set(ids)].join(" ")), "sessionStorage");
}

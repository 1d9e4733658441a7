import { noticeAttributes, noticeStorageKeys, noticesId } from "./notice";

/** The longest delay that `setTimeout` takes; a longer one would fire at once (HTML, timers). */
const longestDelay = 2 ** 31 - 1;

/**
 * Removes the notices that are over by the device's clock or were dismissed during this visit, and announces the others to screen
 * readers, once a visit. It stands directly after the notices, so that none appears only to go. The click is heard on the window, before
 * the app loader, which would keep it for the app.
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

/** Removes what is over now, and waits for the end of what is not. */
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
 * Has a screen reader say the notices that it has not said during this visit. It says what appears in a live region, so the texts, which
 * are there from the beginning, appear to it when the page is loaded.
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

/** The ids in the storage of the visit; none where a browser refuses storage. */
function storedIds(key: string): string[] {
  try {
    return (sessionStorage.getItem(key) ?? "").split(" ");
  } catch {
    return [];
  }
}

function store(key: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, [...new Set(ids)].join(" ").trim());
  } catch {
    // A browser may refuse storage: then a dismissed notice is back on the next page.
  }
}

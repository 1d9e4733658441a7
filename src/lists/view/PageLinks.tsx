import type { MouseEvent } from "react";
import { Message, useFormats, useTranslate } from "../../i18n";
import * as styles from "./pages.module.css";

interface Props {
  readonly number: number;
  readonly count: number;
  readonly urlOf: (page: number) => string;
  /** Called on a plain click instead of following the link; omitted if the link is a built page. */
  readonly onPage?: ((page: number) => void) | undefined;
}

/** Returns the page numbers to show: the first, the last, and those next to the current one. */
function shownPages(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - number) <= 1,
  );
}

/** Renders links to the other pages of a list. Renders nothing for a single page. */
export function PageLinks({ number, count, urlOf, onPage }: Props) {
  const translate = useTranslate();
  const { number: written } = useFormats();
  if (count < 2) return null;
  const turn = (page: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const list = event.currentTarget.closest<HTMLElement>("[data-listing]");
    onPage(page);
    list?.scrollIntoView();
    list?.focus({ preventScroll: true });
  };
  const step = (page: number, rel: "prev" | "next") =>
    page >= 1 &&
    page <= count && (
      <li>
        <a className={styles.link} href={urlOf(page)} rel={rel} onClick={turn(page)}>
          <Message id={rel === "prev" ? "listing.previous" : "listing.next"} />
        </a>
      </li>
    );
  return (
    <nav aria-label={translate("listing.pages")} className={styles.pages}>
      <ul className={styles.list}>
        {step(number - 1, "prev")}
        {shownPages(number, count).map((page, index, pages) => (
          <li key={page} className={page - (pages[index - 1] ?? page - 1) > 1 ? styles.afterGap : undefined}>
            <a
              className={styles.link}
              href={urlOf(page)}
              aria-label={translate("listing.page", { number: written(page) })}
              aria-current={page === number ? "page" : undefined}
              onClick={turn(page)}
            >
              {written(page)}
            </a>
          </li>
        ))}
        {step(number + 1, "next")}
      </ul>
    </nav>
  );
}

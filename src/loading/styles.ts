import { turnings } from "./starter";

/**
 * Brings the styles of all pages, of which the open one has but its own part, when the visitor turns to the page: what
 * scripts draw then may be of parts that did not stand in it. Until then they only lie ready, since the browser looks
 * through the whole page when they come. An address that asks for something is answered at once, so they come at once.
 */
export function fetchStylesOnTurning(root: Document): void {
  // Whether they arrive is told where a page is waited for, here and below.
  const bring = () => void fetchStyles(root).catch(() => undefined);
  const { search, hash } = root.location;
  if (search || hash) {
    bring();
    return;
  }
  for (const turning of turnings) root.addEventListener(turning, bring, { once: true, passive: true });
  const address = addressIn(root);
  if (address) fetch(address, { priority: "low" }).catch(() => undefined);
}

/**
 * Brings the styles of all pages, once.
 *
 * @throws where they did not arrive; asking again tries again
 */
export function fetchStyles(root: Document): Promise<void> {
  const href = addressIn(root);
  if (!href) return Promise.resolve();
  pending ??= new Promise<void>((resolve, reject) => {
    const link = root.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      pending = undefined;
      reject(new Error(`The styles did not arrive: ${href}`));
    });
    root.head.append(link);
  });
  return pending;
}

/** Where the page says that the styles of all pages are; a page while developing has them all. */
const addressIn = (root: Document) => root.querySelector<HTMLElement>("style[data-part-of]")?.dataset.partOf;

let pending: Promise<void> | undefined;

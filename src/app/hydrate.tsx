import { Component, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { failedState } from "./app-loader";
import { isTranslatedByBrowser } from "./translated-text";
import { flushUrl } from "./url-history";

/**
 * Hydrates the prerendered page in a transition: React works in slices of a few milliseconds, and the browser responds
 * and paints between them. Logs hydration errors.
 *
 * React cannot hydrate a page that the browser has translated. Such a page is rendered again, by code loaded only then.
 * The translator translates it like all new text.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const root = <RootBoundary container={container}>{page}</RootBoundary>;
  if (isTranslatedByBrowser(container)) {
    void import("./render-translated").then(({ renderTranslated }) => renderTranslated(root, container));
    return;
  }
  startTransition(() => {
    hydrateRoot(container, root, {
      onRecoverableError: (error, { componentStack }) => console.error("Hydration failed.", error, componentStack),
    });
  });
}

interface Props {
  /** The element that React renders the page into. */
  readonly container: Element;
  readonly children: ReactNode;
}

/**
 * Renders its children, and keeps the page readable when they fail: restores the last content, then reloads the page
 * without the app. React alone would empty the document. React logs the error to the console.
 */
class RootBoundary extends Component<Props> {
  override state = { hasFailed: false };
  private content?: readonly ChildNode[];

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.container.replaceChildren(...(this.content ?? []));
    reloadWithoutApp();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    // React removes the content when it commits this.
    this.content ??= [...this.props.container.childNodes];
    return null;
  }
}

/** Reloads the page with its current URL. The app then loads only when the visitor uses a control that needs it. */
function reloadWithoutApp(): void {
  flushUrl();
  window.history.replaceState({ ...window.history.state, [failedState]: true }, "");
  window.location.reload();
}

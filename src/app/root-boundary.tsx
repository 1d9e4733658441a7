import { Component, type ReactNode } from "react";
import { reloadWithoutApp } from "./retry";

interface Props {
  /** The element that React renders the page into. */
  readonly container: Element;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/**
 * Renders its children, and keeps the page readable when they fail: restores the last content, then reloads the page
 * without the app. React alone would empty the document. React logs the error to the console.
 */
export class RootBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };
  private content?: readonly ChildNode[];

  static getDerivedStateFromError(): State {
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

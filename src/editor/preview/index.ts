import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/controls.css";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { ClerkLanguage } from "../../content/clerk-languages";
import { isGroup } from "../../content/fields";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import type { PreviewProps } from "../decap";
import { Preview } from "./Preview";
import { previewPages } from "./pages";

export { Preview } from "./Preview";

/**
 * Shows every collection by the site's own page. Decap draws with a React of its own; it is given an empty element, in
 * which the site's React draws.
 */
export function registerPreviews(language: ClerkLanguage, style: string): void {
  window.CMS.registerPreviewStyle(style);
  for (const collection of collections.filter(({ name }) => name in previewPages)) {
    window.CMS.registerPreviewTemplate(collection.name, previewOf(collection, language));
  }
}

/** The instance fields of Decap's class component besides its props. */
interface Drawing {
  readonly props: PreviewProps;
  place?: HTMLElement | null;
  root?: Root;
}

function previewOf(collection: Collection, language: ClerkLanguage) {
  const { h, createClass } = window;
  const draw = ({ root, props }: Drawing) => {
    const entry: unknown = props.entry.toJS();
    const data = isGroup(entry) ? entry.data : undefined;
    const sizeOf = (address: string) => sizeIn(props.getAsset(address));
    const chosen = props.fieldsMetaData.toJS();
    root?.render(createElement(Preview, { collection, data, language, sizeOf, chosen }));
  };
  return createClass({
    componentDidMount(this: Drawing) {
      if (this.place) this.root = createRoot(this.place);
      this.place?.addEventListener("click", stay);
      draw(this);
    },
    componentDidUpdate(this: Drawing) {
      draw(this);
    },
    componentWillUnmount(this: Drawing) {
      const { root } = this;
      // Not at once: the site's React must not be ended while Decap's own is drawing.
      queueMicrotask(() => root?.unmount());
    },
    render(this: Drawing) {
      const keep = (place: HTMLElement | null) => {
        if (place) this.place = place;
      };
      return h("div", { ref: keep });
    },
  });
}

/** Links are shown, not followed: the preview would be gone. */
function stay(event: Event): void {
  event.preventDefault();
}

/** The size of a file that the form holds; 0 of one that only the repository has. */
function sizeIn(asset: unknown): number {
  if (typeof asset !== "object" || asset === null || !("fileObj" in asset)) return 0;
  return asset.fileObj instanceof File ? asset.fileObj.size : 0;
}

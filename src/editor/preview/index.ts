export { PreviewDialog } from "./PreviewDialog";
export { hasPreview } from "./pages";

import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/print.css";
import "../../styles/controls.css";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { isGroup } from "../../content/fields";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import type { PreviewProps } from "../decap";
import { Preview } from "./Preview";
import { hasPreview } from "./pages";

/**
 * Registers a preview for every collection with the site's page. Decap has a separate copy of React and renders only an
 * empty element, which the site's React renders into.
 *
 * @param style the URL of the site's style sheet
 */
export function registerPreviews(style: string): void {
  window.CMS.registerPreviewStyle(style);
  for (const collection of collections.filter(({ name }) => hasPreview(name))) {
    window.CMS.registerPreviewTemplate(collection.name, previewOf(collection));
  }
}

/** The instance of Decap's class component. */
interface Drawing {
  readonly props: PreviewProps;
  place?: HTMLElement | null;
  root?: Root;
}

function previewOf(collection: Collection) {
  const { h, createClass } = window;
  const draw = ({ root, props }: Drawing) => {
    const entry: unknown = props.entry.toJS();
    const data = isGroup(entry) ? entry.data : undefined;
    const sizeOf = (address: string) => sizeIn(props.getAsset(address));
    const chosen = props.fieldsMetaData.toJS();
    root?.render(createElement(Preview, { collection, data, sizeOf, chosen }));
  };
  return createClass({
    componentDidMount(this: Drawing) {
      if (this.place) this.root = createRoot(this.place);
      // Following a link would replace the preview.
      this.place?.addEventListener("click", (event) => event.preventDefault());
      draw(this);
    },
    componentDidUpdate(this: Drawing) {
      draw(this);
    },
    componentWillUnmount(this: Drawing) {
      const { root } = this;
      // Deferred, because a React root must not be unmounted during a render.
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

/** Returns the size in bytes of a file chosen in the form; 0 for a file in the repository. */
function sizeIn(asset: unknown): number {
  if (typeof asset !== "object" || asset === null || !("fileObj" in asset)) return 0;
  return asset.fileObj instanceof File ? asset.fileObj.size : 0;
}

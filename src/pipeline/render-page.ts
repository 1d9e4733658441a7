import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * Renders every page with React's web stream instead of Gatsby's default Node stream. In react-dom 18.3.1 the Node
 * stream writes U+0000 where a multi-byte character does not fit the end of its buffer.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderToHtml(bodyComponent));
};

/**
 * Renders a tree to HTML once all of it has loaded, so no boundary is published with its fallback.
 *
 * @throws the first error of a component, even where a boundary would show a fallback
 */
export async function renderToHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    onError: (error) => void errors.push(error),
    // React would append a larger boundary after the page, and a script would move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * Renders every page with React's web stream instead of Gatsby's default Node stream. In react-dom 18.3.1 the Node
 * stream leaves U+0000 wherever a multi-byte character does not fit the end of its buffer.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderToHtml(bodyComponent));
};

/**
 * Renders a tree to HTML once all of it is there: no boundary is published with its fallback.
 *
 * @throws the first error of a component, also where a boundary would show a fallback in its place
 */
export async function renderToHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    onError: (error) => void errors.push(error),
    // A larger boundary would stand behind the page, to be put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * Renders every page by React's web stream in place of the Node stream that Gatsby takes by default: the one of
 * react-dom 18.3.1 leaves U+0000 in the text wherever a character of several bytes does not fit the end of its buffer.
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

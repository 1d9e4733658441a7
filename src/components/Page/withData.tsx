import type { WrapPageElementBrowserArgs } from "gatsby";

/**
 * While developing, a page whose query failed has no data; what is wrong is told by Gatsby's overlay and the terminal,
 * and the page comes back when the file is saved right. A built page always has its data.
 */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  return props.data ? element : <p>The content is wrong: see the message, or the terminal.</p>;
}

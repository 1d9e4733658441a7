import { components } from "$virtual/async-requires";
import { pageAt } from "../site/paths";

/**
 * Fetches the code of the page at a path. Gatsby learns its name from the page's data and would ask for one after the
 * other, a round trip more. Whether it arrives is told when the page is gone to, which asks for it again.
 */
export function fetchCode(path: string): void {
  const template = pageAt(path)?.route.template;
  if (template) components[`component---src-templates-${template}-tsx`]?.().catch(() => undefined);
}

import type { ComponentPropsWithoutRef } from "react";
import { useLanguage } from "../../i18n";
import { pathTo, type Target } from "../../site/paths";
import type { RouteId } from "../../site/routes";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** The page it leads to, by its id, in the page's own language. */
  readonly to: RouteId | Target;
}

/** A link to a page of the site. It is a plain one: `src/app/links.ts` makes it quick, and without scripts it works. */
export function RouteLink({ to, ...props }: Props) {
  return <a {...props} href={pathTo(to, useLanguage())} />;
}

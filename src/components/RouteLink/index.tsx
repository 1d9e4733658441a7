import type { ComponentPropsWithoutRef } from "react";
import { type AnyMessageKey, Message, useLanguage } from "../../i18n";
import { pathTo, type Target } from "../../site/paths";
import type { RouteId } from "../../site/routes";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** The target page, linked in the language of the current page. */
  readonly to: RouteId | Target;
}

/** Renders a link to a page of the site. It is a plain `<a>`, which works without scripts. */
export function RouteLink({ to, ...props }: Props) {
  return <a {...props} href={pathTo(to, useLanguage())} />;
}

interface NamedLinkProps extends Props {
  /** The name of the page in the menu. */
  readonly name: Extract<AnyMessageKey, `menu.${string}`>;
}

/** Renders a link to a page, with its name in the menu. */
export function NamedLink({ name, ...props }: NamedLinkProps) {
  return (
    <RouteLink {...props}>
      <Message id={name} />
    </RouteLink>
  );
}

import type { ReactNode } from "react";
import type { MessageKey } from "../../i18n";
import { getNewsPage, isNewsKind, type NewsKind } from "../../site/news";
import { entryTarget } from "../../site/paths";
import { RouteLink } from "../RouteLink";

/** The fields that identify an entry's page. */
interface Place {
  readonly key: string;
  readonly kind: string;
}

interface Props {
  readonly entry: Place;
  readonly children: ReactNode;
}

/** Renders a link to an entry page. */
export function NewsLink({ entry, children }: Props) {
  return <RouteLink to={entryTarget(getNewsPage(kindOf(entry)), entry.key)}>{children}</RouteLink>;
}

/** Returns the key of the message that names an entry's kind. */
export function getKindMessageKey(entry: Pick<Place, "kind">): MessageKey {
  return `kind.${kindOf(entry)}`;
}

function kindOf({ kind }: Pick<Place, "kind">): NewsKind {
  if (!isNewsKind(kind)) throw new Error(`There is no kind of news ${kind}.`);
  return kind;
}

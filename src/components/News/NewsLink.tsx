import type { ReactNode } from "react";
import type { MessageKey } from "../../i18n";
import { getNewsPage, isNewsKind, type NewsKind } from "../../site/news";
import { entryTarget } from "../../site/paths";
import { RouteLink } from "../RouteLink";

/** The fields that locate an entry. */
interface Place {
  readonly key: string;
  readonly kind: string;
}

interface Props {
  readonly entry: Place;
  readonly children: ReactNode;
}

/** A link to the page of an entry. */
export function NewsLink({ entry, children }: Props) {
  return <RouteLink to={entryTarget(getNewsPage(kindOf(entry)), entry.key)}>{children}</RouteLink>;
}

/** The word for an entry's kind. */
export function kindWord(entry: Pick<Place, "kind">): MessageKey {
  return `kind.${kindOf(entry)}`;
}

function kindOf({ kind }: Pick<Place, "kind">): NewsKind {
  if (!isNewsKind(kind)) throw new Error(`No kind of news is called ${kind}.`);
  return kind;
}

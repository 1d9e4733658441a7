/** A part of an organisation as the content gives it: its own key and that of the one above. */
export interface Part {
  readonly key: string;
  readonly under: { readonly key: string } | null;
}

/** A part with those under it. */
export interface Branch<Kind extends Part> {
  readonly part: Kind;
  readonly below: readonly Branch<Kind>[];
}

/** Builds the tree from a flat list, keeping its order among siblings. */
export function treeOf<Kind extends Part>(parts: readonly Kind[], under: string | null = null): Branch<Kind>[] {
  return parts
    .filter((part) => (part.under?.key ?? null) === under)
    .map((part) => ({ part, below: treeOf(parts, part.key) }));
}

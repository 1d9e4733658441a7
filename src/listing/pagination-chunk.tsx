import { lazy, type ReactNode } from "react";

type Chunk = typeof import("./paginated");

interface Props {
  /** Renders with the code of paginated lists. */
  readonly children: (chunk: Chunk) => ReactNode;
}

let loaded: Chunk | undefined;

/** Loads what renders a paginated list, where a page as Gatsby's loader gives it has one. The loader waits for it. */
export async function loadPaginationChunk(page: unknown): Promise<void> {
  if (contextOf(page)?.isPaginated === true) loaded = await import("./paginated");
}

function contextOf(page: unknown): { readonly isPaginated?: unknown } | undefined {
  const json = typeof page === "object" && page && "json" in page ? page.json : undefined;
  const context = typeof json === "object" && json && "pageContext" in json ? json.pageContext : undefined;
  return typeof context === "object" && context ? context : undefined;
}

/** For the build, which waits by itself. No Suspense stands around it: React would write a large one apart, by script. */
const Lazy = lazy(async () => {
  const chunk = await import("./paginated");
  return { default: ({ children }: Props) => <>{children(chunk)}</> };
});

/** Renders with the code of paginated lists, which other pages do not carry. */
export function WithPagination({ children }: Props) {
  return loaded ? children(loaded) : <Lazy>{children}</Lazy>;
}

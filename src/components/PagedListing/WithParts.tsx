import { lazy, type ReactNode } from "react";

type Parts = typeof import("./parts");

interface Props {
  /** Draws with the parts. */
  readonly children: (parts: Parts) => ReactNode;
}

let here: Parts | undefined;

/** Fetches what draws numbered pages. The loader of pages waits for it, so that it is there when one is shown. */
export async function fetchParts(): Promise<void> {
  here = await import("./parts");
}

/** For the build, which waits by itself. No Suspense stands around it: React would write a large one apart, by script. */
const Later = lazy(async () => {
  const parts = await import("./parts");
  return { default: ({ children }: Props) => <>{children(parts)}</> };
});

/** Draws with the code for numbered pages, which others do not carry. */
export function WithParts({ children }: Props) {
  return here ? children(here) : <Later>{children}</Later>;
}

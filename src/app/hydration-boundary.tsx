import { type PropsWithChildren, Suspense, useEffect, useState } from "react";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect";

/** The state of one boundary. */
interface Boundary {
  isHydrated: boolean;
}

/** The boundaries of the page that React has yet to hydrate. */
const pending = new Set<Boundary>();

/** Those who wait until there is none. */
const listeners = new Set<() => void>();

/**
 * A part of the page that React hydrates after what stands around it, when the browser has nothing more urgent to do
 * (React's selective hydration). Until then it stays as the build rendered it. Nothing may change above it before: React
 * would render it anew. Once the page is hydrated it is as if the boundary were not there.
 */
export function HydrationBoundary({ children }: PropsWithChildren) {
  const [boundary] = useState<Boundary>(() => ({ isHydrated: false }));
  useIsomorphicLayoutEffect(() => {
    // What is rendered here and now has had its own effects already.
    if (!boundary.isHydrated) pending.add(boundary);
    return () => finish(boundary);
  }, [boundary]);
  return (
    <Suspense fallback={null}>
      {children}
      <HydrationEnd boundary={boundary} />
    </Suspense>
  );
}

function HydrationEnd({ boundary }: { readonly boundary: Boundary }) {
  useIsomorphicLayoutEffect(() => {
    boundary.isHydrated = true;
  }, [boundary]);
  // Only once the effects of the whole part have run does it answer the visitor.
  useEffect(() => finish(boundary), [boundary]);
  return null;
}

function finish(boundary: Boundary): void {
  pending.delete(boundary);
  if (pending.size > 0) return;
  for (const listener of listeners) listener();
  listeners.clear();
}

/** Waits until React has hydrated every boundary of the page; called once React has the page around them. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (pending.size === 0) resolve();
    else listeners.add(resolve);
  });
}

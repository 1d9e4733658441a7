import { type PropsWithChildren, Suspense, useEffect, useState } from "react";
import { correctDates } from "./correct-dates";
import { useIsomorphicLayoutEffect } from "./hooks";

/** The state of one boundary. */
interface Boundary {
  isHydrated: boolean;
}

/** The boundaries of the page that are not hydrated yet. */
const pending = new Set<Boundary>();

/** Callbacks for when every boundary is hydrated. */
const listeners = new Set<() => void>();

/**
 * Renders its children as a part of the page that React hydrates after the rest, when the browser is idle (selective
 * hydration). Until then the prerendered HTML stays. No ancestor may update before: React would render the part again.
 * After hydration the boundary has no effect.
 */
export function HydrationBoundary({ children }: PropsWithChildren) {
  const [boundary] = useState<Boundary>(() => ({ isHydrated: false }));
  useIsomorphicLayoutEffect(() => {
    // A part that React renders instead of hydrating has already run its effects.
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
    // React has written the texts of the build.
    correctDates();
  }, [boundary]);
  // The part responds to the visitor only after all its effects have run.
  useEffect(() => finish(boundary), [boundary]);
  return null;
}

function finish(boundary: Boundary): void {
  pending.delete(boundary);
  if (pending.size > 0) return;
  for (const listener of listeners) listener();
  listeners.clear();
}

/** Resolves once React has hydrated every boundary. Call it after React has hydrated the page around them. */
export function waitUntilHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (pending.size === 0) resolve();
    else listeners.add(resolve);
  });
}

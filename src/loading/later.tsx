import { type ComponentType, lazy, type PropsWithChildren, type ReactNode, Suspense, useState } from "react";
import { isBeingTakenOver, nextTask } from "./starter";

/** What has been put off so far; the last to wait for. */
let last: Promise<void> = Promise.resolve();

/**
 * A part of the page that is taken over after what stands around it, in a task of its own, so that an old phone can answer
 * a touch in between. It stands as the build drew it until then. Once the page is taken over it is as if it were not there.
 *
 * @param children one element
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [Part] = useState<ComponentType<PropsWithChildren> | undefined>(() =>
    isBeingTakenOver() ? partInTurn() : undefined,
  );
  if (!Part) return children;
  return (
    <Suspense fallback={null}>
      <Part>{children}</Part>
    </Suspense>
  );
}

function partInTurn(): ComponentType<PropsWithChildren> {
  return lazy(async () => {
    last = last.then(nextTask);
    await last;
    return { default: ({ children }: PropsWithChildren) => <>{children}</> };
  });
}

/** Waits until all that was put off is taken over, what comes to light by it too. */
export async function untilAllTakenOver(): Promise<void> {
  let seen: Promise<void> | undefined;
  while (seen !== last) {
    seen = last;
    await seen;
    await nextTask();
  }
}

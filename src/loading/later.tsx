import {
  type ComponentType,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isBeingTakenOver, nextTask } from "./starter";

/** What has been put off so far; the last to wait for. */
let last: Promise<void> = Promise.resolve();

/** A part, and whom to tell that it is taken over. */
type Part = ComponentType<PropsWithChildren<{ readonly onTaken: () => void }>>;

/**
 * A part of the page that is taken over after what stands around it, in a task of its own, so that an old phone can answer
 * a touch in between. It stands as the build drew it until then, and is taken over as that: what has changed meanwhile is
 * drawn right after, since whoever takes an element over believes what it finds. Once the page is taken over it is as if
 * it were not there.
 *
 * @param children one element
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [Part] = useState<Part | undefined>(() => (isBeingTakenOver() ? partInTurn() : undefined));
  const built = useRef(children);
  const [isTaken, setTaken] = useState(false);
  if (!Part) return children;
  return (
    <Suspense fallback={null}>
      <Part onTaken={() => setTaken(true)}>{isTaken ? children : built.current}</Part>
    </Suspense>
  );
}

function partInTurn(): Part {
  return lazy(async () => {
    last = last.then(nextTask);
    await last;
    return { default: TakenOver };
  });
}

const TakenOver: Part = ({ onTaken, children }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is there.
  useLayoutEffect(onTaken, []);
  return <>{children}</>;
};

/** Waits until all that was put off is taken over, what comes to light by it too. */
export async function untilAllTakenOver(): Promise<void> {
  let seen: Promise<void> | undefined;
  while (seen !== last) {
    seen = last;
    await seen;
    await nextTask();
  }
}

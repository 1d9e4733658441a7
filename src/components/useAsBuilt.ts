import { useRef } from "react";
import { isBeingTakenOver } from "../loading/starter";

/** What is given to an element that is to stay as it stands: whoever takes a page over leaves its inside alone. */
export const asItStands = { dangerouslySetInnerHTML: { __html: "" } };

/**
 * Whether the inside of an element may stay as the build drew it: until what decides its looks changes. To take every link
 * of a page over is work for an old phone, and links need none.
 *
 * @param isSame whether it looks the same still; asked of the first looks and themselves, too
 */
export function useAsBuilt<Looks>(looks: Looks, isSame: (built: Looks, now: Looks) => boolean = Object.is): boolean {
  const built = useRef(isBeingTakenOver() ? { looks } : undefined);
  if (built.current && !isSame(built.current.looks, looks)) built.current = undefined;
  return built.current !== undefined;
}

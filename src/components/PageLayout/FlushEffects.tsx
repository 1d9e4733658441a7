import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../../app/useIsomorphicLayoutEffect";

interface Props {
  /** The path of the page that is shown. */
  readonly path: string;
}

/**
 * Flushes the effects of a navigation before the new page is painted. Gatsby's router moves the focus to a new page in a passive
 * effect, by default after the paint; a visitor who has moved on by then would lose the focus. React flushes passive effects before
 * it renders an update that was made in a layout effect.
 */
export function FlushEffects({ path }: Props) {
  const [, setShownPath] = useState(path);
  useIsomorphicLayoutEffect(() => setShownPath(path), [path]);
  return null;
}

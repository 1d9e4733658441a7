import { useEffect, useLayoutEffect } from "react";

/** Is `useLayoutEffect` in the browser, so that it runs before the paint that follows a keystroke; `useEffect` at build. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

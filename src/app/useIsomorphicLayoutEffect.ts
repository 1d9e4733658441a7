import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser, where it runs before the next paint, and `useEffect` during the build. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

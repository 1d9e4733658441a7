import { useEffect, useLayoutEffect } from "react";

/**
 * An effect that does not wait for the picture that what was typed brings about by itself: what it asks for comes sooner.
 * The build has no pictures.
 */
export const useAtOnce = typeof window === "undefined" ? useEffect : useLayoutEffect;

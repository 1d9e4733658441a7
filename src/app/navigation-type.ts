let isForward = false;

/** Records whether the next page opens at its top: reached by a link without a fragment, not by Back or Forward. */
export function setForwardNavigation(forward: boolean): void {
  isForward = forward;
}

/** Returns whether the page being rendered opens at its top. */
export function isForwardNavigation(): boolean {
  return isForward;
}

let isForward = false;

/** Records whether the next page is reached by a link to its beginning, and not by going back to a position in it. */
export function setForwardNavigation(forward: boolean): void {
  isForward = forward;
}

/** Tells whether the page that is rendered now will be seen from its beginning. */
export function isForwardNavigation(): boolean {
  return isForward;
}

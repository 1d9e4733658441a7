let isForward = false;

/** Says that the page that follows was asked for by a link to its beginning, and not by going back to a place in it. */
export function setForward(forward: boolean): void {
  isForward = forward;
}

/** Whether the page that is drawn now will be seen from its beginning. */
export function isSeenFromStart(): boolean {
  return isForward;
}

/** The attribute of the loading screen, by which a script finds it that runs before the app. */
export const loadingScreenAttribute = "data-loading-screen";

/** Milliseconds after which a visitor is told that a page is on its way; a quicker page shows nothing. */
export const loadingDelayMs = 200;

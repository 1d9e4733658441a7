/** The attribute of the loading screen, so that the inline script finds it before the app loads. */
export const loadingScreenAttribute = "data-loading-screen";

/** Milliseconds before the loading screen appears. A page that loads faster shows none. */
export const loadingDelayMs = 200;

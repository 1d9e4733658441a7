import type { GatsbyBrowser } from "gatsby";

/**
 * Lets a screen reader hear the heading of a page that was gone to, and nothing else: Gatsby puts English words before it
 * on pages of every language.
 */
export const announcePage: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  // The first page is read out by the browser itself.
  if (!prevLocation) return;
  // Gatsby writes its own words in the next frame, just before this; what is heard is what stands at its end.
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = document.querySelector("h1")?.textContent ?? document.title;
  });
};

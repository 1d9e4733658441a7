import type { GatsbyBrowser } from "gatsby";

/** Announces only the heading after navigation. Gatsby's announcement starts with English words in every language. */
export const announcePage: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  // The screen reader announces the first page on its own.
  if (!prevLocation) return;
  // Gatsby writes its text in the same frame, just before this callback; only the text at the frame's end is announced.
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = document.querySelector("h1")?.textContent ?? document.title;
  });
};

/**
 * Brings the styles of all pages, of which the open one has but its own part. They are fetched once, with the app.
 *
 * @throws where they did not arrive; asking again tries again
 */
export function fetchStyles(root: Document): Promise<void> {
  const href = root.querySelector<HTMLElement>("style[data-part-of]")?.dataset.partOf;
  if (!href) return Promise.resolve();
  pending ??= new Promise<void>((resolve, reject) => {
    const link = root.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      pending = undefined;
      reject(new Error(`The styles did not arrive: ${href}`));
    });
    root.head.append(link);
  });
  return pending;
}

let pending: Promise<void> | undefined;

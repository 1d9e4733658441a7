/**
 * Simulates Chrome's translator: wraps each text node of the document in two `font` elements. With `isWatching`, also
 * wraps text that is added later. Tests send this function to the browser, so it refers to nothing outside itself.
 *
 * @returns a function that stops the translation and restores the original text
 */
export function translatePage(isWatching: boolean): () => void {
  const originals = new Map<Element, Text>();
  const translate = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest("script,style,font,noscript,textarea,title,svg")) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.data);
    originals.set(outer, text);
    text.replaceWith(outer);
  };
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translate(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!node.isConnected) continue;
      if (node instanceof Text) translate(node);
      else if (node.nodeName !== "FONT") translateBelow(node);
    }
  });
  translateBelow(document.body);
  if (isWatching) observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [font, text] of originals) font.replaceWith(text);
  };
}

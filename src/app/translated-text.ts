/** The node in the document for each text node that a translator took out of it. */
const substitutes = new WeakMap<Node, ChildNode>();

/** The `font` elements that replaced a text node. */
const used = new WeakSet<Node>();

let isFollowing = false;

/**
 * Lets React go on with text that the browser's translator has replaced. Chrome's translator puts a `font` element in place of
 * each text node, which React still holds: React throws when it removes such a node or inserts one before it, and writes new
 * text into it where nobody sees it. Once the first text is replaced, `removeChild` and `insertBefore` act on the substitute,
 * and text that changes returns to the document, where the translator finds it.
 */
export function followTranslator(): void {
  const observer = new MutationObserver(followChanges);
  observer.observe(document.body, { childList: true, subtree: true });

  function followChanges(changes: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (type === "characterData") substitutes.get(target)?.replaceWith(target);
      for (const node of addedNodes) {
        substitutes.get(node)?.remove();
        substitutes.delete(node);
      }
      for (const node of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isUnusedFont);
        if (!(node instanceof Text) || !font) continue;
        substitutes.set(node, font);
        used.add(font);
        observer.observe(node, { characterData: true });
        if (!isFollowing) redirectToSubstitutes(() => followChanges(observer.takeRecords()));
      }
    }
  }
}

/** Tells whether a translator has changed the text below an element. No page of the site has a `font` element. */
export function isTranslated(element: Element): boolean {
  return element.getElementsByTagName("font").length > 0;
}

function isUnusedFont(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === "font" && !used.has(node);
}

/** @param update takes note of what has just been replaced */
function redirectToSubstitutes(update: () => void): void {
  isFollowing = true;
  const { removeChild, insertBefore } = Node.prototype;
  const find = (parent: Node, child: Node): Node => {
    if (child.parentNode === parent) return child;
    update();
    const substitute = substitutes.get(child);
    return substitute?.parentNode === parent ? substitute : child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, find(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    insertBefore.call(this, node, next && find(this, next));
    return node;
  };
}

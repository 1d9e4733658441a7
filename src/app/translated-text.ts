/** The `font` element in the document for each text node that a translator has removed. */
const substitutes = new WeakMap<Node, ChildNode>();

/** The `font` elements known to replace a text node. */
const used = new WeakSet<Node>();

let isFollowing = false;

/**
 * Makes React work on a page that the browser translates. Chrome's translator replaces text nodes by `font` elements,
 * but React still refers to the text nodes: it throws when it removes one or inserts before it, and its updates of the
 * text are invisible. So text nodes that change are put back.
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

/** Checks whether a translator has changed text inside an element. The site has no `font` elements. */
export function isTranslatedByBrowser(element: Element): boolean {
  return element.getElementsByTagName("font").length > 0;
}

function isUnusedFont(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === "font" && !used.has(node);
}

/**
 * Patches `removeChild` and `insertBefore` to act on the substitutes.
 *
 * @param update processes pending mutation records, so that the latest substitutes are known
 */
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

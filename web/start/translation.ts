import { untilHydrated } from "./until-hydrated";

/**
 * Browsers that translate a page replace its text nodes: Chrome by elements, Safari by other text nodes.
 * React holds references to the original nodes, and would fail at the new nodes, or change nodes that are no
 * longer on the page. So each original node is put back before React hydrates the page, or changes the node
 * or a node beside it; the browser then translates it again.
 */
export function followTranslation(): void {
  /** The translations, by the text nodes that they replace. */
  const standIns = new Map<Node, ChildNode>();
  /** The former translations of text nodes that were put back. */
  const past = new WeakSet<Node>();
  let isHydrating = false;
  const observer = new MutationObserver(note);

  function note(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === "characterData") putBack(record.target);
      for (const text of record.removedNodes) {
        if (!(text instanceof Text) || text.isConnected || past.has(text)) continue;
        const standIn = standInOf(record, records);
        if (!standIn) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
        if (isHydrating) putBack(text);
      }
    }
  }

  function putBack(text: Node): void {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (!standIn?.isConnected || text.isConnected) return;
    past.add(standIn);
    standIn.replaceWith(text);
  }

  const putBackNow = (text: Node) => {
    note(observer.takeRecords());
    putBack(text);
  };

  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("vitrine-hydrating", () => {
    note(observer.takeRecords());
    for (const text of [...standIns.keys()]) putBack(text);
    isHydrating = true;
  });
  untilHydrated(() => {
    isHydrating = false;
  });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBackNow(child);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (next) putBackNow(next);
    insertBefore.call(this, child, next);
    return child;
  };
}

/**
 * The translation that replaces a removed text node: the same batch of records contains its addition, before
 * or after the removal. Undefined if the node was removed without a replacement.
 */
function standInOf(removal: MutationRecord, records: readonly MutationRecord[]) {
  const siblings = [removal.previousSibling, removal.nextSibling];
  for (const addition of records) {
    if (addition.target !== removal.target) continue;
    const isThere =
      addition === removal ||
      [...addition.addedNodes].some((node) => siblings.includes(node)) ||
      (addition.previousSibling === siblings[0] && addition.nextSibling === siblings[1]);
    const added = isThere && [...addition.addedNodes].find(isTranslation);
    if (added) return added;
  }
  return undefined;
}

const isTranslation = (node: Node): node is Text | HTMLElement =>
  node instanceof Text || node.nodeName === "FONT";

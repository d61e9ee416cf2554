/** Normalises white space, for comparing texts. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The last element with exactly this text, apart from white space; of nested elements the innermost.
 * Undefined if no element has the text.
 */
export function findSameText<Each extends Element>(
  elements: Iterable<Each>,
  text: string,
): Each | undefined {
  const words = plainText(text);
  if (!words) return undefined;
  return [...elements].filter((each) => plainText(each.textContent) === words).at(-1);
}

/** The offset of a DOM point in the text of an element, in UTF-16 code units. */
export function offsetIn(element: Element, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Sets the caret at an offset in the text of an element, or at its beginning if the text is shorter. */
export function putCaret(element: Element, offset: number): void {
  const { ownerDocument: page } = element;
  const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? "";
    if (left <= length) {
      page.getSelection()?.collapse(node, left);
      return;
    }
    left -= length;
  }
  page.getSelection()?.collapse(element, 0);
}

/** The selector of the elements whose texts are compared, on the page and in the editor. */
export const paragraphs = "p, li, h3, h4, blockquote, pre";

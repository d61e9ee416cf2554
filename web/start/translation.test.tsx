import { act, Fragment, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { followTranslation } from "./translation";

/**
 * The original methods. Browsers change nodes by themselves, without the methods that
 * followTranslation replaces.
 */
const { insertBefore, removeChild } = Node.prototype;

followTranslation();

let change: (state: { count: number; isOpen: boolean }) => void;

/** Texts beside each other and beside elements, which appear, disappear and change. */
function TestPage() {
  const [{ count, isOpen }, setState] = useState({ count: 1, isOpen: false });
  change = setState;
  return (
    <p>
      Chosen: {count} {isOpen && "now"} <b>{count}</b>
      {isOpen ? <i key="open">Open</i> : "Closed"} end
      {isOpen && <Fragment>, and more</Fragment>}
    </p>
  );
}

/**
 * Translates as Chrome does, which replaces texts by elements. Safari, which replaces texts by
 * texts, is tested in a browser: see e2e/site.
 */
function translate(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentNode, data } = text;
    if (!parentNode || !data.trim() || data.includes("«")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `«${data}»`;
    outer.append(inner);
    insertBefore.call(parentNode, outer, text);
    removeChild.call(parentNode, text);
  }
}

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

test("a page that a browser has translated is taken over as it was, and goes on", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<TestPage />);
  translate(container);
  expect(container.textContent).toContain("«Chosen: »");

  const failed = vi.fn();
  document.dispatchEvent(new Event("vitrine-hydrating"));
  await act(async () => {
    root = hydrateRoot(container, <TestPage />, { onRecoverableError: failed });
  });
  await act(async () => document.documentElement.setAttribute("data-hydrated", ""));
  expect(failed).not.toHaveBeenCalled();
  expect(container.textContent).toBe("Chosen: 1  1Closed end");

  for (const isOpen of [true, false, true]) {
    await act(async () => translate(container));
    expect(container.textContent).toContain("«");
    await act(async () => change({ count: isOpen ? 2 : 3, isOpen }));
    const shown = (container.textContent ?? "").replaceAll(/[«»]/g, "");
    expect(shown).toBe(isOpen ? "Chosen: 2 now 2Open end, and more" : "Chosen: 3  3Closed end");
  }
});
